import { ROW_KINDS } from '@halles/domain/import/row-kinds.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { CatalogueExport } from '../../../features/catalogue-import/catalogue-export.tsx'
import type { ImportSummary } from '../../../features/catalogue-import/import-queries.ts'
import { NextImport } from '../../../features/catalogue-import/next-import.tsx'
import { ReadList } from '../../../features/catalogue-import/read-list.tsx'
import { PhotoArchive } from '../../../features/photo-archive/photo-archive.tsx'
import { oneOf, pageFrom, searchOf, text } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/import')({
  validateSearch: searchOf({ list: listId, kind: oneOf(ROW_KINDS), page: pageFrom(2) }),
  component: ImportPage,
})

function ImportPage() {
  const texts = useTextsOf(catalogueImportTexts)
  const { list, kind = 'new', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const all = { categoryName: 'all' }

  function showFirst({ public_id, counts }: ImportSummary) {
    const first = ROW_KINDS.find((kind) => counts[kind] > 0)
    void navigate({ search: { list: public_id, kind: counts.faulty > 0 ? 'faulty' : first } })
  }
  return (
    <Page
      title={texts.title}
      back={<BackLink to="/supplier/categories/$categoryName" params={all} />}
    >
      {list === undefined ? (
        <div className="stack gap-lg">
          <NextImport onRead={showFirst} />
          <PhotoArchive />
          <CatalogueExport />
        </div>
      ) : (
        <ReadList
          publicId={list}
          kind={kind}
          page={page}
          onShow={(kind, page) => navigate({ search: { list, kind, page }, replace: true })}
          onRead={showFirst}
          onLeave={() => navigate({ search: {} })}
        />
      )}
    </Page>
  )
}

function listId(value: unknown): string | undefined {
  return /^\w{1,64}$/.exec(text(value) ?? '')?.[0]
}
