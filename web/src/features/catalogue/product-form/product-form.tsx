import type { ReactNode } from 'react'
import { DraftNotice } from '../../../components/form/draft-notice.tsx'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { laterCheck } from '../../../components/form/later-check.ts'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { UnitPrice } from '../../../components/unit-price.tsx'
import { useTexts } from '../../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../../platform/preload.ts'
import type { DraftName } from '../../../platform/storage/drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { CaseContent } from '../case-content.tsx'
import { CasePrice } from '../case-price.tsx'
import { chosenOf } from '../filters/filter-params.ts'
import { CaseFields } from './case-fields.tsx'
import styles from './case-preview.module.css'
import { DescriptionFields } from './description-fields.tsx'
import { FurtherSection } from './further-fields.tsx'
import { type ProductValues, previewOf, productPath } from './product-values.ts'

export type OfMarks = (stated: readonly string[]) => ReactNode

type ProductFormProps = {
  initialValues: ProductValues
  draft: DraftName
  /** Names and category stay as they are (product.md 2). */
  isEdit?: boolean
  submit: string
  busy: boolean
  /** What there is to say of the marks that are stated. */
  ofMarks: OfMarks
  onSend: (values: ProductValues, idempotencyKey: string) => Promise<unknown>
  children?: ReactNode
}

const FURTHER_SECTIONS = [
  'origin',
  'keeping',
  'allergens',
  'deposit',
  'delivery',
  'audience',
] as const

const loadProblems = async () => (await import('./product-problems.ts')).productProblems

export function ProductForm(props: ProductFormProps) {
  const { initialValues, draft, isEdit = false, submit, busy, ofMarks, onSend, children } = props
  usePreloadWhenIdle(loadProblems)
  const form = useCheckedForm({
    initialValues,
    draft,
    check: laterCheck(loadProblems),
    pathOf: productPath,
  })
  return (
    <div className="card pad">
      <form {...form.formProps(onSend)}>
        <DraftNotice form={form} />
        <DescriptionFields form={form} isEdit={isEdit} />
        <CaseFields form={form} />
        {FURTHER_SECTIONS.map((section) => (
          <FurtherSection key={section} form={form} section={section}>
            {section === 'origin' ? ofMarks(chosenOf(form.values.marks)) : null}
          </FurtherSection>
        ))}
        <CasePreview values={form.values} />
        <FormFailure form={form} />
        <div className="row center gap-md between mt-xl">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {children}
        </div>
      </form>
    </div>
  )
}

function CasePreview({ values }: { values: ProductValues }) {
  const { products } = useTexts()
  const preview = previewOf(values)
  return (
    <output className={styles.preview}>
      <span className="leaf bold small">{products.preview}</span>
      {preview ? (
        <span className={styles.facts}>
          <span>
            <CasePrice amount={preview.price} />{' '}
            <CaseContent quantity={preview.quantity_per_case} unit={preview.unit} />
          </span>
          <UnitPrice {...preview} />
        </span>
      ) : (
        <span className="soft">{products.previewEmpty}</span>
      )}
    </output>
  )
}
