import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './runModule';

const catalogue = readFileSync(path.join(root, 'src/events/catalogue.ts'), 'utf8');
const declared = [...catalogue.slice(catalogue.indexOf('export type Events')).matchAll(/^ {2}(\w+):/gm)].map(
  ([, name]) => name,
);

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
