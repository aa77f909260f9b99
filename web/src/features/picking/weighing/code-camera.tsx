import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { codeReader } from './code-reader.ts'
import styles from './weighing.module.css'

/** How often the picture is looked at, and how long the same code is not taken again: the same package is before the camera. */
const LOOK_MS = 250
const SAME_CODE_MS = 2_500

/** The camera at the back, looking for the codes of labels. */
export function CodeCamera({ onCode }: { onCode: (code: string) => void }) {
  const texts = useTextsOf(weighingTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const take = useEffectEvent(onCode)
  useEffect(() => {
    const stop = new AbortController()
    watch(video.current, (code) => take(code), stop.signal).catch(() => {
      if (!stop.signal.aborted) setFailed(true)
    })
    return () => stop.abort()
  }, [])
  if (hasFailed) return <Notice tone="warning">{texts.noCamera}</Notice>
  return (
    <>
      <p className="small">{texts.aim}</p>
      <video ref={video} className={styles.camera} playsInline muted autoPlay />
    </>
  )
}

async function watch(
  video: HTMLVideoElement | null,
  take: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return close()
  signal.addEventListener('abort', close)
  video.srcObject = stream
  await video.play()
  const reader = await codeReader(signal)
  let last = { code: '', at: 0 }
  while (!signal.aborted) {
    const code = await reader.read(video)
    const now = performance.now()
    if (code !== undefined && (code !== last.code || now - last.at > SAME_CODE_MS)) take(code)
    if (code !== undefined) last = { code, at: now }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
