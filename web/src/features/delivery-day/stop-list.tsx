import { movedTo } from '@halles/domain/delivery-route.ts'
import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useConnected } from '../../platform/api/connection.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { announce } from '../../ui/announce.ts'
import type { AskedDelivery, RouteSheet } from './delivery-day-queries.ts'
import styles from './route-sheet.module.css'
import { StopRow } from './stop-row.tsx'
import { dropMark, useDrag } from './use-drag.ts'
import { useRouteOrder } from './use-route-order.ts'

type StopListProps = { sheet: RouteSheet; asked: AskedDelivery; mayOrder: boolean }

/** The stops of a route; whoever may puts them into another order, by their handles or by their buttons. */
export function StopList({ sheet: { stops }, asked, mayOrder }: StopListProps) {
  const texts = useTextsOf(byDayTexts)
  const connected = useConnected()
  const list = useRef<HTMLOListElement>(null)
  const order = useRouteOrder(asked)
  /** The button that was pressed, which a row that moves takes out of the page for a moment. */
  const [pressed, setPressed] = useState<string[]>([])
  const { dragged, handle } = useDrag(list, move)

  function move(from: number, to: number) {
    const stop = stops[from]
    if (!stop) return
    order(movedTo(stops, from, to))
    announce(texts.moved(stop.restaurant.name, to + 1, stops.length))
  }
  function press(from: number, to: number, id: string) {
    move(from, to)
    const directions = to < from ? ['up', 'down'] : ['down', 'up']
    setPressed(directions.map((direction) => `${direction} ${id}`))
  }
  // The first and the last stop have only one of the two buttons.
  useLayoutEffect(() => {
    const buttons = pressed.flatMap(
      (name) => list.current?.querySelector<HTMLElement>(`[data-move="${name}"]:enabled`) ?? [],
    )
    buttons[0]?.focus()
  }, [pressed])

  return (
    <ol ref={list} className={styles.stops} aria-label={texts.stopList}>
      {stops.map((stop, index) => (
        <StopRow
          key={stop.public_id}
          stop={stop}
          place={index + 1}
          stops={stops.length}
          onMove={mayOrder ? (to) => press(index, to, stop.public_id) : undefined}
          disabled={!connected}
          handle={handle(index)}
          isDragged={dragged?.from === index}
          mark={dropMark(dragged, index)}
        />
      ))}
    </ol>
  )
}
