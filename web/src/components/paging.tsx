import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '../platform/language/language.ts'
import { Button } from '../ui/button.tsx'

type PagingProps = {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous, where one is, next; nothing where one page holds all. */
export function Paging({ page, pages, onPage }: PagingProps) {
  const { common } = useTexts()
  if (pages <= 1) return null
  return (
    <nav className="row center between gap-xs mt-lg" aria-label={common.pagesLabel}>
      <Button
        variant="default"
        size="sm"
        disabled={page <= 1}
        icon={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => onPage(page - 1)}
      >
        {common.previous}
      </Button>
      <span>{common.pageOf(page, pages)}</span>
      <Button
        variant="default"
        size="sm"
        disabled={page >= pages}
        iconAfter={<IconChevronRight size={18} aria-hidden />}
        onClick={() => onPage(page + 1)}
      >
        {common.next}
      </Button>
    </nav>
  )
}
