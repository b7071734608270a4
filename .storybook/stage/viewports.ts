const width = (name: string, px: number) => ({
  name: `${px} · ${name}`,
  styles: { width: `${px}px`, height: '800px' },
  type: px < 600 ? ('mobile' as const) : px < 960 ? ('tablet' as const) : ('desktop' as const),
});

/** Tested widths: the extremes, and both sides of 960 px, where the layout changes. */
export const viewports = {
  narrowest: width('a mais estreita', 320),
  phone: width('celular', 360),
  tablet: width('tablet', 768),
  below: width('a última estreita', 959),
  above: width('a primeira larga', 961),
  desktop: width('computador', 1280),
};
