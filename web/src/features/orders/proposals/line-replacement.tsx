import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './proposals.module.css'
import type { ProposedLine } from './proposed-part.ts'
import { ReplacementForm } from './replacement-form.tsx'
import type { Substitute } from './substitutes.ts'

type LineReplacementProps = {
  line: ProposedLine
  /** Cases that are missing, proposed at first. */
  missing: number
  substitute: Substitute | undefined
  isInAnswer?: boolean
  /** Undefined: the line is not replaced. */
  onChange: (substitute: Substitute | undefined) => void
}

/** What is proposed for a line that its supplier does not have: chosen in a dialog, said beside the line. */
export function LineReplacement(props: LineReplacementProps) {
  const { line, missing, substitute, isInAnswer = false, onChange } = props
  const texts = useTextsOf(proposalsTexts)
  const nameOf = useProductName()
  const { dollars } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const name = nameOf(line.product)
  return (
    <div className={styles.replacement}>
      {substitute && (
        <p className={styles.proposed}>
          {texts.replacedBy(
            nameOf(substitute.product),
            substitute.quantity,
            dollars(substitute.price, Boolean(substitute.product.sold_by_weight)),
          )}
        </p>
      )}
      <div className={styles.replace}>
        <Button
          variant="subtle"
          size="sm"
          aria-label={substitute ? texts.editReplacement(name) : texts.replaceOf(name)}
          icon={<IconArrowsExchange size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {substitute ? texts.edit : texts.replace}
        </Button>
        {substitute && (
          <Button
            variant="subtle"
            danger
            size="sm"
            aria-label={texts.removeReplacement(name)}
            onClick={() => onChange(undefined)}
          >
            {texts.removeShort}
          </Button>
        )}
      </div>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={texts.replaceTitle(name)}>
        <ReplacementForm
          line={line}
          missing={missing}
          substitute={substitute}
          take={isInAnswer ? texts.take : texts.takeProposal}
          onTake={(chosen) => {
            onChange(chosen)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </div>
  )
}
