import { MAX_ITEM_LABEL, MAX_SECTION_NAME, MEASURES } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useId, useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { amountOf, typedOf } from './amounts.ts'
import { EqualProducts } from './equal-products.tsx'
import { type Guide, type GuideItem, useGuideEdit } from './guide-queries.ts'
import { ItemPlace } from './item-place.tsx'
import { ItemFilter } from './lazy-item-filter.ts'
import { useItemName } from './use-item-name.ts'

type ItemDialogProps = { guide: Guide; item: GuideItem; onClose: () => void }

/** An item: what it is called, where it is stored, how much there should be, which products are equal. */
export function ItemDialog({ guide, item, onClose }: ItemDialogProps) {
  const texts = useTextsOf(guidesTexts)
  const name = useItemName()(item)
  return (
    <Dialog opened onClose={onClose} title={texts.editTitle(name)}>
      <ItemForm guide={guide} item={item} onClose={onClose} />
    </Dialog>
  )
}

function ItemForm({ guide, item, onClose }: ItemDialogProps) {
  const texts = useTextsOf(guidesTexts)
  const toasts = useToasts()
  const nameOf = useProductName()
  const itemName = useItemName()(item)
  const language = useLanguage()
  const sectionList = useId()
  const sections = [...new Set(guide.items.map(({ section }) => section))].filter(Boolean)
  const edit = useGuideEdit(guide.public_id)
  const [products, setProducts] = useState(() =>
    item.products.map((product) => ({
      id: product.public_id,
      name: nameOf(product),
      supplier: product.supplier.name,
    })),
  )
  const [filter, setFilter] = useState(item.filter)
  const form = useCheckedForm({
    initialValues: {
      label: item.label,
      section: item.section,
      measure: item.measure as string,
      par: item.par === null ? '' : typedOf(item.measure, item.par, language),
    },
    check: ({ measure, par }) => {
      const isAmount = par.trim() === '' || amountOf(measureOf(measure), par) !== undefined
      return isAmount ? {} : { par: 'amount_invalid' }
    },
  })
  const measure = measureOf(form.values.measure)

  const save = { isPending: edit.isPending, send }
  async function send({ label, section, par }: typeof form.values) {
    await edit.send((seen, options) =>
      api.guideItemSave(
        {
          ...seen,
          item_public_id: item.public_id,
          ...{ label, section, measure },
          par: parOf(measure, par) ?? null,
          products: products.map(({ id }) => id),
          ...(item.filter && !filter && { filter }),
        },
        options,
      ),
    )
    toasts.success(texts.saved(itemName))
    onClose()
  }
  return (
    <DialogForm form={form} change={save} submit={texts.save} onCancel={onClose}>
      <TextField
        label={texts.label}
        description={texts.labelHint}
        autoComplete="off"
        maxLength={MAX_ITEM_LABEL}
        {...form.field('label')}
        required={false}
      />
      <TextField
        label={texts.section}
        description={texts.sectionHint}
        autoComplete="off"
        maxLength={MAX_SECTION_NAME}
        list={sectionList}
        {...form.field('section')}
        required={false}
      />
      <datalist id={sectionList}>
        {sections.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="row align-end grow gap-md">
        <SelectField
          label={texts.measure}
          options={MEASURES.map((value) => ({ value, label: texts.measures[value] }))}
          {...form.field('measure')}
        />
        <TextField
          label={`${texts.par} (${texts.parUnits[measure]})`}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('par')}
          required={false}
        />
      </div>
      {filter ? (
        <div className="row center between gap-sm">
          <ItemFilter filter={filter} />
          <Button variant="default" onClick={() => setFilter(null)}>
            {texts.removeFilter}
          </Button>
        </div>
      ) : null}
      <EqualProducts guide={guide} item={item} products={products} onChange={setProducts} />
      <ItemPlace guide={guide} item={item} onRemoved={onClose} />
    </DialogForm>
  )
}

function measureOf(typed: string) {
  return MEASURES.find((one) => one === typed) ?? 'case'
}

/** 0 is no par. */
function parOf(measure: string, typed: string): string | undefined {
  const amount = amountOf(measureOf(measure), typed)
  return amount === '0' ? undefined : amount
}
