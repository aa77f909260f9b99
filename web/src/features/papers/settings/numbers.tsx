import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../../components/mount-on-open.ts'
import { QueryState } from '../../../components/query-state.tsx'
import rows from '../../../components/rows.module.css'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { type Series, seriesOptions } from './settings-queries.ts'

const SeriesDialog = lazyComponent(async () => (await import('./series-dialog.tsx')).SeriesDialog)

/** How the next invoice and the next credit note will be numbered. */
export function Numbers() {
  const texts = useTextsOf(invoiceSettingsTexts)
  const query = useQuery(seriesOptions)
  return (
    <QueryState query={query} error={texts.loadError}>
      {(all) => (
        <ul className={rows.list}>
          {all.map((series) => (
            <SeriesRow key={series.kind} series={series} />
          ))}
        </ul>
      )}
    </QueryState>
  )
}

function SeriesRow({ series }: { series: Series }) {
  const texts = useTextsOf(invoiceSettingsTexts)
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  return (
    <li className={rows.item}>
      <div className={rows.row}>
        <span className="min-0">
          <span className="bold">{texts.series[series.kind]}</span>
          <span className="block soft anywhere">{texts.next(series.next_label)}</span>
        </span>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.changeOf(texts.series[series.kind])}
          onClick={() => setOpened(true)}
        >
          {texts.change}
        </Button>
      </div>
      {isMounted ? (
        <SeriesDialog opened={opened} series={series} onClose={() => setOpened(false)} />
      ) : null}
    </li>
  )
}
