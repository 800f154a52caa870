/** Scrolls a box until something in it is in view, but never the page. */
export function keepInView(
  box: HTMLElement,
  inside: HTMLElement,
  margin = 0,
): void {
  const [inner, outer] = [
    inside.getBoundingClientRect(),
    box.getBoundingClientRect(),
  ];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + margin;
  if (inner.bottom > outer.bottom) {
    box.scrollTop += inner.bottom - outer.bottom + margin;
  }
}
