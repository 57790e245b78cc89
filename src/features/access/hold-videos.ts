/** Stops the videos behind a dialog at their places; returns the way to go on from there (LOGIN-34, GAP-138). */
export function holdVideos(): () => void {
  const held = Array.from(document.querySelectorAll('video'), (video) => ({
    video,
    seconds: video.currentTime,
    isPlaying: !video.paused,
  }))
  for (const { video } of held) video.pause()
  return () => {
    for (const { video, seconds, isPlaying } of held) {
      if (!video.isConnected) continue
      video.currentTime = seconds
      // A browser that wants a tap first leaves the picture still.
      if (isPlaying) video.play().catch(() => undefined)
    }
  }
}
