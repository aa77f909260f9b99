import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { useState } from 'react'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OrderTextLine } from './order-text-line.ts'
import styles from './typed-order.module.css'
import type { Placed, WantedProduct } from './typed-order.ts'

const NOTHING = { text: '' }

/** `placed`: what its lines put into the cart already. */
type Read = { id: number; lines: readonly OrderTextLine[]; placed: Placed }

type OrderTextPageProps = {
  /** Cases in the cart by product. */
  inCart: ReadonlyMap<string, number>
  onConfirm: (wanted: readonly WantedProduct[]) => void
}

/** An order typed or pasted as text: read by the server, doubts chosen by hand, put into the cart with one button. */
export function OrderTextPage({ inCart, onConfirm }: OrderTextPageProps) {
  const texts = useTextsOf(orderTextTexts)
  const lang = useLanguage()
  const [read, setRead] = useState<Read>()
  const form = useCheckedForm({
    initialValues: NOTHING,
    draft: 'order-text',
    // The server reads it: what is wrong with it is in its answer.
    check: () => ({}),
  })
  const reading = useChange({
    call: (values: typeof NOTHING) => apiWithOverlay.readOrderText({ ...values, lang }),
    done: ({ lines }) => setRead({ id: Date.now(), lines, placed: new Map() }),
  })
  /** Reading sends no order: the text stays until its products are in the cart. */
  async function send(values: typeof NOTHING) {
    await reading.send(values)
    return false
  }
  /** What is yet to be chosen stays, as text too. */
  function confirm(wanted: readonly WantedProduct[], left: readonly OrderTextLine[]) {
    onConfirm(wanted)
    form.reset()
    const cases = wanted.map(({ product, cases }) => [product.public_id, cases] as const)
    const placed = new Map([...(read?.placed ?? []), ...cases])
    setRead(left.length > 0 ? { id: Date.now(), lines: left, placed } : undefined)
    if (left.length > 0) form.field('text').onChange(left.map(({ text }) => text).join('\n'))
  }
  return (
    <div className="grid gap-xl">
      <form {...form.formProps(send)} className={`${styles.form} grid gap-md`}>
        <DraftNotice form={form} />
        <TextArea
          label={texts.label}
          description={texts.hint}
          placeholder={texts.example}
          minRows={8}
          {...form.field('text')}
        />
        <FormFailure form={form} />
        <Button type="submit" variant={read ? 'default' : 'filled'} loading={reading.isPending}>
          {read ? texts.readAgain : texts.read}
        </Button>
      </form>
      {read ? (
        <OrderLines
          key={read.id}
          read={read.lines}
          inCart={inCart}
          placed={read.placed}
          onConfirm={confirm}
        />
      ) : null}
    </div>
  )
}
