import { MAX_GUIDE_NAME } from '@halles/domain/guide.ts'
import type { KeptFilter } from '@halles/domain/product-filter.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { useQuery } from '@tanstack/react-query'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ALL_GUIDES, type GuideSummary, guideListOptions } from './guide-queries.ts'
import { ItemFilter } from './lazy-item-filter.ts'

export type ChooseGuideProps = {
  product: { public_id: string; name_fr: string; name_en: string }
  /** What its list was filtered by. */
  filter: KeptFilter | null
  onClose: () => void
}

/** The guides in use, each a button that adds to it, and a new one by its name. */
export function ChooseGuide({ product, filter, onClose }: ChooseGuideProps) {
  const texts = useTextsOf(guidesTexts)
  const query = useQuery(guideListOptions)
  const add = useAddTo({ product, filter, onClose })
  return (
    <QueryState query={query} error={texts.loadError}>
      {(guides) => {
        const inUse = guides.filter((guide) => !guide.is_archived)
        return (
          <div className="stack">
            {filter ? <ItemFilter filter={filter} /> : null}
            <ul className="plain-list stack gap-sm">
              {inUse.map((guide) => (
                <li key={guide.public_id}>
                  <Button
                    variant="default"
                    className="full"
                    loading={add.isPending && add.sent?.guide?.public_id === guide.public_id}
                    onClick={() => add.start({ guide, name: guide.name })}
                  >
                    {guide.name}
                  </Button>
                </li>
              ))}
            </ul>
            <NewGuide add={add} isFirst={inUse.length === 0} onClose={onClose} />
          </div>
        )
      }}
    </QueryState>
  )
}

type Added = { guide?: GuideSummary; name: string }

/** Whatever is in it already stays as it is. */
function useAddTo({ product, filter, onClose }: ChooseGuideProps) {
  const texts = useTextsOf(guidesTexts)
  const name = useProductName()(product)
  return useChange({
    call({ guide, name }: Added, options) {
      const seen = guide && { guide_public_id: guide.public_id, guide_version: guide.guide_version }
      const added = { products: [product.public_id], ...(filter && { filter }) }
      return api.guideSave({ ...seen, name, ...added }, options)
    },
    stale: ALL_GUIDES,
    staleWhenRefused: true,
    done() {
      onClose()
      return texts.added(name)
    },
  })
}

type NewGuideProps = { add: ReturnType<typeof useAddTo>; isFirst: boolean; onClose: () => void }

function NewGuide({ add, isFirst, onClose }: NewGuideProps) {
  const texts = useTextsOf(guidesTexts)
  const { newGuide, createWith } = useTextsOf(productPageTexts)
  const form = useCheckedForm({
    initialValues: { name: isFirst ? texts.defaultName : '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
  })
  const save = { isPending: add.isPending, send: add.send }
  return (
    <DialogForm form={form} change={save} submit={createWith} onCancel={onClose}>
      <TextField
        label={newGuide}
        description={texts.nameHint}
        autoComplete="off"
        maxLength={MAX_GUIDE_NAME}
        {...form.field('name')}
      />
    </DialogForm>
  )
}
