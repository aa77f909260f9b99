import { paperTexts } from '@halles/texts/pages/paper.ts'
import { FactList } from '../../../components/fact-list.tsx'
import { Money } from '../../../components/money.tsx'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { PaperBadge } from '../paper-badge.tsx'
import { PaperLink } from '../paper-link.tsx'
import type { Paper, PaperSide } from '../paper-queries.ts'
import { SignedMoney } from '../signed-money.tsx'
import styles from './paper.module.css'

/** When it was issued, what is left to pay of it and by when, what it corrects and what corrects it. */
export function PaperStanding({ side, paper }: { side: PaperSide; paper: Paper }) {
  const texts = useTextsOf(paperTexts)
  const { day, dollars } = useFormat()
  const { corrects, credited_by: creditedBy, balance, state } = paper
  const link = ({ public_id, label }: { public_id: string; label: string }) => (
    <PaperLink key={public_id} side={side} publicId={public_id}>
      {label}
    </PaperLink>
  )
  return (
    <div className={styles.standing}>
      {state === null ? null : (
        <p className="mb-sm">
          <PaperBadge state={state} />
        </p>
      )}
      <FactList
        className={styles.facts}
        facts={[
          [texts.issuedOn, day(paper.issued_on)],
          ...(paper.due_on === null ? [] : [[texts.dueOn, day(paper.due_on)] as const]),
          [texts.total, <Money key="total" amount={paper.total} />],
          ...(balance === null
            ? []
            : [
                [
                  texts.balance,
                  <strong key="balance">
                    <SignedMoney amount={balance} />
                  </strong>,
                ] as const,
              ]),
          ...(corrects === null ? [] : [[texts.corrects, link(corrects)] as const]),
          ...(creditedBy.length === 0
            ? []
            : [
                [
                  texts.correctedBy,
                  creditedBy.map((note) => (
                    <span key={note.public_id} className="block">
                      {link(note)} {dollars(note.total)}
                    </span>
                  )),
                ] as const,
              ]),
        ]}
      />
    </div>
  )
}
