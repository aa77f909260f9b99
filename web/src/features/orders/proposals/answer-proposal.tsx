import { formatMoney } from '@halles/domain/money.ts'
import { proposalsTexts } from '@halles/texts/pages/proposals.ts'
import { IconBan, IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { isSecondClick } from '../../../platform/address/plain-click.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { type Choice, isTotalWithEstimate, proposalOutcome, totalWith } from './answer-choices.ts'
import { Difference, ProposalFacts } from './proposal-facts.tsx'
import styles from './proposals.module.css'
import type { Proposal, ProposalLine, ProposedPart } from './proposed-part.ts'
import { useAnswerDraft } from './use-answer-draft.ts'
import { useLineWords } from './use-line-words.ts'
import { useProposalAnswer } from './use-proposal-answer.ts'

type AnswerProps = { part: ProposedPart; proposal: Proposal }

/** What is proposed, to be accepted or refused line by line; a single line is answered with one tap. */
export function AnswerProposal(props: AnswerProps) {
  const [line] = props.proposal.lines
  return line && props.proposal.lines.length === 1 ? (
    <AnswerOne {...props} line={line} />
  ) : (
    <AnswerEach {...props} />
  )
}

function AnswerOne({ part, proposal, line }: AnswerProps & { line: ProposalLine }) {
  const texts = useTextsOf(proposalsTexts)
  const what = useLineWords(part)(line)
  const connected = useConnected()
  const answer = useProposalAnswer(part, proposal)
  const send = (agreed: readonly string[]) => answer.start({ is: 'answer', agreed })
  const isSent = (choice: Choice) =>
    answer.isPending &&
    answer.sent?.is === 'answer' &&
    answer.sent.agreed.length === (choice === 'agreed' ? 1 : 0)
  return (
    <>
      <ul className={styles.lines}>
        <li>
          <ProposalFacts proposed={line} part={part} />
        </li>
      </ul>
      {answer.failure && <Notice tone="error">{answer.failure}</Notice>}
      <div className={styles.buttons}>
        <Button
          variant="default"
          aria-label={texts.refuseLine(what)}
          disabled={!connected || isSent('agreed')}
          loading={isSent('refused')}
          icon={<IconBan size={18} aria-hidden />}
          onClick={(event) => isSecondClick(event) || send([])}
        >
          {texts.refuse}
        </Button>
        <Button
          aria-label={texts.acceptLine(what)}
          disabled={!connected || isSent('refused')}
          loading={isSent('agreed')}
          icon={<IconCheck size={18} aria-hidden />}
          onClick={(event) => isSecondClick(event) || send([line.public_id])}
        >
          {texts.accept}
        </Button>
      </div>
    </>
  )
}

function AnswerEach({ part, proposal }: AnswerProps) {
  const texts = useTextsOf(proposalsTexts)
  const { dollars } = useFormat()
  const connected = useConnected()
  const answer = useProposalAnswer(part, proposal)
  const { choices, choose, forget } = useAnswerDraft(proposal)
  const [isTried, setTried] = useState(false)
  const { agreed, differenceCents, isEstimate, isComplete } = proposalOutcome(proposal, choices)
  function send() {
    setTried(true)
    if (isComplete) answer.start({ is: 'answer', agreed }, { onSuccess: forget })
  }
  return (
    <>
      <ul className={styles.lines}>
        {proposal.lines.map((line) => (
          <li key={line.public_id}>
            <ProposalFacts proposed={line} part={part} />
            <Choose
              line={line}
              part={part}
              choice={choices[line.public_id]}
              onChoose={(choice) => choose(line.public_id, choice)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={styles.sum}>
        <span>{texts.agreedSoFar(agreed.length, proposal.lines.length)}</span>
        {agreed.length > 0 && (
          <>
            <Difference amount={formatMoney(differenceCents)} isEstimate={isEstimate} />
            <span className={styles.soft}>
              {texts.newTotal(
                dollars(
                  totalWith(part.total, differenceCents),
                  isTotalWithEstimate(part, proposal, agreed),
                ),
              )}
            </span>
          </>
        )}
      </p>
      {isTried && !isComplete && <Notice tone="error">{texts.chooseEach}</Notice>}
      {answer.failure && <Notice tone="error">{answer.failure}</Notice>}
      <div className={styles.buttons}>
        <Button
          aria-label={texts.sendTo(part.business)}
          disabled={!connected}
          loading={answer.isPending}
          onClick={send}
        >
          {texts.send}
        </Button>
      </div>
    </>
  )
}

type ChooseProps = {
  line: ProposalLine
  part: ProposedPart
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
}

function Choose({ line, part, choice, onChoose }: ChooseProps) {
  const texts = useTextsOf(proposalsTexts)
  const what = useLineWords(part)(line)
  const name = useId()
  const ways = [
    { is: 'refused', label: texts.refuse, aloud: texts.refuseLine(what), Icon: IconBan },
    { is: 'agreed', label: texts.accept, aloud: texts.acceptLine(what), Icon: IconCheck },
  ] as const
  return (
    <fieldset className={styles.choices} aria-label={what}>
      {ways.map(({ is, label, aloud, Icon }) => (
        <label key={is} className={`${styles.choice} ${styles[is]}`}>
          <input
            type="radio"
            name={name}
            aria-label={aloud}
            checked={choice === is}
            onChange={() => onChoose(is)}
          />
          <span>
            <Icon size={18} aria-hidden />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
