import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const folder = path.join(root, 'src/events');
const namesIn = (file: string) => {
  const source = readFileSync(path.join(folder, file), 'utf8');
  return [...source.slice(source.indexOf('export type')).matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
};
/** The specification's events are in the catalogue itself; other subjects may have their own files. */
const declared = ['catalogue.ts', ...readdirSync(folder).filter((file) => file.endsWith('Events.ts'))].flatMap(namesIn);

describe('the catalogue of events', () => {
  it('begins with the specification’s own ten, under its names [§3.eventos.1]', () => {
    expect(declared.slice(0, 10)).toEqual([
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
    ]);
  });

  it('names no event twice', () => expect(new Set(declared).size).toBe(declared.length));
});
