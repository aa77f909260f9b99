import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTextsOf } from '../../../platform/language/language.ts'
import { type CameraProblem, cameraProblem, watchCamera } from './watch-camera.ts'
import styles from './weighing.module.css'

type CodeCameraProps = {
  onCode: (code: string) => void
  /** Nothing is read any more. */
  onProblem: (problem: CameraProblem) => void
}

/** The camera at the back, looking for the codes of labels. */
export function CodeCamera({ onCode, onProblem }: CodeCameraProps) {
  const texts = useTextsOf(weighingTexts)
  const video = useRef<HTMLVideoElement>(null)
  const take = useEffectEvent(onCode)
  const fail = useEffectEvent(onProblem)
  useEffect(() => {
    const stop = new AbortController()
    if (video.current) {
      watchCamera(video.current, (code) => take(code), stop.signal).catch((thrown) => {
        if (!stop.signal.aborted) fail(cameraProblem(thrown))
      })
    }
    return () => stop.abort()
  }, [])
  return (
    <>
      <p className="small">{texts.aim}</p>
      <video ref={video} className={styles.camera} playsInline muted autoPlay />
    </>
  )
}
