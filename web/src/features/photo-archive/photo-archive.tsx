import { photoArchiveTexts } from '@halles/texts/pages/photo-archive.ts'
import { IconFileZip } from '@tabler/icons-react'
import { DropArea } from '../../components/drop-area.tsx'
import { Notice } from '../../components/notice.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { type ArchiveState, type NamedPhoto, usePhotoArchive } from './use-photo-archive.ts'

/** Photos of many products at once, named by item code. */
export function PhotoArchive() {
  const texts = useTextsOf(photoArchiveTexts)
  const { state, read, add, restart } = usePhotoArchive()
  return (
    <section className="card p-lg" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="soft mt-2xs mb-md">{texts.text}</p>
      {state.step === 'choose' || state.step === 'reading' ? (
        <Chooser state={state} onFiles={(files) => void read(files)} />
      ) : state.step === 'ready' ? (
        <Preview state={state} onAdd={(photos) => void add(photos)} onLeave={restart} />
      ) : (
        <Progress
          state={state}
          onGoOn={() => void add(state.photos, state.done, state.failed)}
          onLeave={restart}
        />
      )}
    </section>
  )
}

type OfStep<Step extends ArchiveState['step']> = Extract<ArchiveState, { step: Step }>

type ChooserProps = {
  state: OfStep<'choose'> | OfStep<'reading'>
  onFiles: (files: readonly File[]) => void
}

function Chooser({ state, onFiles }: ChooserProps) {
  const texts = useTextsOf(photoArchiveTexts)
  if (state.step === 'reading') return <p className="strong">{texts.reading}</p>
  const problem = state.problem ? texts.problems[state.problem] : state.failure
  return (
    <>
      <DropArea onFiles={(files) => (files.length > 0 ? onFiles(files) : undefined)}>
        <FileButton accept=".zip,image/*" multiple onChange={(_, files) => onFiles(files)}>
          {(props) => (
            <Button variant="light" icon={<IconFileZip size={20} aria-hidden />} {...props}>
              {texts.choose}
            </Button>
          )}
        </FileButton>
        <span data-drop>{texts.drop}</span>
      </DropArea>
      {problem ? (
        <div className="mt-md">
          <Notice tone="error">{problem}</Notice>
        </div>
      ) : null}
    </>
  )
}

type PreviewProps = {
  state: OfStep<'ready'>
  onAdd: (photos: NamedPhoto[]) => void
  onLeave: () => void
}

function Preview({ state: { photos, unknown, full }, onAdd, onLeave }: PreviewProps) {
  const texts = useTextsOf(photoArchiveTexts)
  const products = new Set(photos.map(({ product }) => product.public_id)).size
  return (
    <div className="stack">
      <p className="strong">{texts.found(photos.length, products)}</p>
      <Left title={texts.unknown(unknown.length)} names={unknown} />
      <Left title={texts.full(full.length)} names={full} />
      <div className="row gap-sm">
        {photos.length > 0 ? (
          <Button onClick={() => onAdd(photos)}>{texts.add(photos.length)}</Button>
        ) : null}
        <Button variant="default" onClick={onLeave}>
          {texts.other}
        </Button>
      </div>
    </div>
  )
}

function Left({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <p className="soft small anywhere">{names.join(', ')}</p>
    </details>
  )
}

type ProgressProps = {
  state: OfStep<'adding' | 'stopped' | 'done'>
  onGoOn: () => void
  onLeave: () => void
}

function Progress({ state, onGoOn, onLeave }: ProgressProps) {
  const texts = useTextsOf(photoArchiveTexts)
  const { step, photos, done, failed, why } = state
  const said =
    step === 'done' ? texts.done(done - failed.length) : texts.adding(done, photos.length)
  useAnnounce(step === 'adding' ? '' : said)
  return (
    <div className="stack">
      <p className="strong">{said}</p>
      {step === 'done' ? null : (
        <progress aria-label={texts.progress} value={done} max={photos.length} />
      )}
      {step === 'adding' ? <p className="soft small">{texts.stay}</p> : null}
      {step === 'stopped' ? (
        <Notice
          tone="error"
          action={
            <Button variant="light" size="sm" onClick={onGoOn}>
              {texts.goOn}
            </Button>
          }
        >
          {why}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <ul className="plain-list small">
          {failed.map(({ name, why }) => (
            <li key={name} className="anywhere">{`${name}: ${why}`}</li>
          ))}
        </ul>
      ) : null}
      {step === 'done' ? (
        <div>
          <Button variant="default" onClick={onLeave}>
            {texts.other}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
