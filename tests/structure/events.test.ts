import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesBelow, usesIn, usesInFile } from '../../scripts/docs/eventUses';
import { root } from './runModule';

const folder = path.join(root, 'src/events');
const namesIn = (file: string) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return [...source.slice(source.indexOf('export type')).matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
};
const declared = readdirSync(folder)
  .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('Events = {'))
  .flatMap(namesIn);

/** The specification's own ten, in its order. */
const SPECIFIED = [
  'CompletarCadastro',
  'RecalcularValorTotal',
  'LimparPartidaSelecionada',
  'SelecionouNovaDataPesquisa',
  'LimparDadosDePesquisa',
  'mudouPassageiroComprador',
  'checkPassageiroComprador',
  'adiqValidacao3dsResponse',
  'obterLocalidadesFiltro',
  'dockConcluirPedido',
];

describe('the catalogue of events', () => {
  it('has the specification’s own ten, under its names [§3.eventos.1]', () => {
    expect(SPECIFIED.filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.length).toBeGreaterThan(SPECIFIED.length);
  });

  it('names no event twice', () => expect(new Set(declared).size).toBe(declared.length));

  it('has an emitter and an answerer of every event, in the sources', () => {
    const uses = sourcesBelow(path.join(root, 'src')).map(usesInFile);
    const emitted = new Set(uses.flatMap((use) => use.emitted));
    const taken = new Set(uses.flatMap((use) => use.taken));
    expect(declared.filter((name) => !emitted.has(name ?? ''))).toEqual([]);
    expect(declared.filter((name) => !taken.has(name ?? ''))).toEqual([]);
  });

  it('counts names that are emitted or taken, and none in a comment or a payload', () => {
    const source = `
      const steps = { Um: () => 0 } satisfies object;
      const names = Object.keys(steps);
      // emit('Comentado')
      emit(cold ? 'Dois' : 'Três', { text: 'Payload' });
      takeEvent(...names);
    `;
    expect(usesIn(source)).toEqual({ emitted: ['Dois', 'Três'], taken: ['Um'] });
  });
});
