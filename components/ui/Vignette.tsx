import type { Picture } from '#content/pictures.ts';

/** A round still life next to a heading. It is decorative; the parent sets its size. */
export function Vignette({ picture: { src, width, height } }: { picture: Picture }) {
  return <img src={src} width={width} height={height} alt="" loading="lazy" />;
}
