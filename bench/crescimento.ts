/**
 * Cost of one search, hold, stream and purchase as the data and the people grow, in processor time: `--ate=1e7` goes to ten
 * million rows instead of one, `--so=linhas,compras` measures some of the curves, `--so=` none, `--gravar` draws docs/escala.md with those measured last.
 * `--exigir` ends with a failure where a unit costs more than 1.5 times as much at the largest size as at the smallest.
 */
import { parseArgs } from 'node:util';
import { measureCompras } from './crescimento/compras';
import { isFlat, tableOf, type Curve } from './crescimento/curve';
import { measureAndKeep, readKept } from './crescimento/kept';
import { measureLinhas } from './crescimento/linhas';
import { drawPage } from './crescimento/page';
import { measureStreamGrowth } from './crescimento/streams';
import { measureOcupacao, measurePartidas } from './crescimento/tabelas';

const { values } = parseArgs({
  options: {
    ate: { type: 'string', default: '1e6' },
    so: { type: 'string' },
    gravar: { type: 'boolean', default: false },
    exigir: { type: 'boolean', default: false },
  },
});
const rows = [1e4, 1e5, 1e6, 1e7].filter((size) => size <= Number(values.ate));
const curves: Readonly<Record<string, () => Promise<Curve>>> = {
  partidas: () => measurePartidas(rows),
  ocupacao: () => measureOcupacao(rows),
  linhas: measureLinhas,
  streams: measureStreamGrowth,
  compras: measureCompras,
};
let missed = false;
for (const [name, measure] of Object.entries(curves)) {
  if (values.so !== undefined && !values.so.split(',').includes(name)) continue;
  const curve = await measureAndKeep(measure);
  missed ||= !curve.series.every(isFlat);
  console.log(`\n${curve.title}, load ${curve.load.map((load) => load.toFixed(0)).join(' to ')}\n\n${tableOf(curve)}`);
}
if (values.gravar) drawPage(Object.keys(curves).flatMap((name) => readKept(name) ?? []));
process.exit(values.exigir && missed ? 1 : 0);
