import { MAX_GUIDE_ITEMS, MAX_GUIDE_NAME } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { ButtonLink } from '../../components/links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StickyBar } from '../../components/sticky-bar.tsx'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './build-guide.module.css'
import { CandidateRow } from './candidate-row.tsx'
import { ALL_GUIDES, type Candidate, candidatesOptions, type Guide } from './guide-queries.ts'

type BuildGuideProps = {
  /** To add to; without one a guide is created. */
  guide?: Guide
  onDone: (publicId: string) => void
}

/** What was ordered lately, to be ticked: it becomes items of a guide once that is confirmed. */
export function BuildGuide({ guide, onDone }: BuildGuideProps) {
  const texts = useTextsOf(guidesTexts)
  const { catalogue } = useTexts()
  const query = useQuery(candidatesOptions(guide?.public_id))
  return (
    <QueryState query={query} error={texts.loadError}>
      {(candidates) => {
        const missing = candidates.filter((candidate) => !candidate.is_in_guide)
        if (missing.length === 0) {
          return (
            <EmptyState
              action={<ButtonLink to="/categories">{catalogue.allCategories}</ButtonLink>}
            >
              {candidates.length === 0 ? texts.nothingOrdered : texts.nothingMore}
            </EmptyState>
          )
        }
        return <Proposal guide={guide} candidates={missing} onDone={onDone} />
      }}
    </QueryState>
  )
}

type ProposalProps = {
  guide: Guide | undefined
  candidates: readonly Candidate[]
  onDone: (publicId: string) => void
}

function Proposal({ guide, candidates, onDone }: ProposalProps) {
  const texts = useTextsOf(guidesTexts)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = candidates.map(({ public_id }) => public_id).filter((id) => !left.has(id))
  const form = useCheckedForm({
    initialValues: { name: guide?.name ?? texts.defaultName },
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
  })
  const save = useChange({
    call({ name }: { name: string }, options) {
      const seen = guide && { guide_public_id: guide.public_id, guide_version: guide.guide_version }
      return api.guideSave({ ...seen, name, products: chosen }, options)
    },
    stale: ALL_GUIDES,
    staleWhenRefused: true,
    waitsForStale: true,
    done: ({ guide_public_id }) => onDone(guide_public_id),
  })
  const most = MAX_GUIDE_ITEMS - (guide?.items.length ?? 0)

  function toggle(id: string) {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  const isAll = left.size === 0
  return (
    <form {...form.formProps(save.send)}>
      <p className="soft">{texts.proposalHint}</p>
      {guide ? null : (
        <TextField
          className={styles.name}
          label={texts.name}
          description={texts.nameHint}
          autoComplete="off"
          maxLength={MAX_GUIDE_NAME}
          {...form.field('name')}
        />
      )}
      <Button
        variant="default"
        className={styles.all}
        onClick={() => setLeft(new Set(isAll ? candidates.map(({ public_id }) => public_id) : []))}
      >
        {isAll ? texts.chooseNone : texts.chooseAll}
      </Button>
      <ul className={`${styles.candidates} mt-sm card`}>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.public_id}
            candidate={candidate}
            checked={!left.has(candidate.public_id)}
            onToggle={() => toggle(candidate.public_id)}
          />
        ))}
      </ul>
      <StickyBar className={styles.end}>
        <FormFailure form={form} />
        {chosen.length > most ? (
          <p className="error-text" role="alert">
            {texts.tooMany(MAX_GUIDE_ITEMS)}
          </p>
        ) : null}
        <Button
          type="submit"
          loading={save.isPending}
          disabled={chosen.length === 0 || chosen.length > most}
        >
          {guide ? texts.addChosen(chosen.length) : texts.buildFrom(chosen.length)}
        </Button>
      </StickyBar>
    </form>
  )
}
