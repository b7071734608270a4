import { barraFunda, novoRio, tiete } from '../../../tests/support/viagemBuilders';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import { indexCidades } from '../../viagens/busca/cidades';
import type { Linha } from '../../viagens/catalogue';
import { indexCidadesPublicadas } from './cidades';

const aguas: Localidade = { ...novoRio, id: '8', nome: 'Águas', terminal: 'Rodoviária de Águas' };
const zelo: Localidade = { ...novoRio, id: '9', nome: 'Zelo', terminal: 'Rodoviária de Zelo' };

const line = (paradas: readonly Localidade[], encerrada = false): Linha => ({
  id: 1,
  codigo: '08-0001-00',
  nome: '',
  operadora: 'Itapê',
  encerrada,
  paradas: paradas.map((localidade, seq) => ({ seq, localidade, chega: seq * 60, sai: seq * 60 })),
});

/** The cities of some lines; every stop of a line for sale leads to those after it. */
function published(linhas: readonly Linha[]) {
  const cidades = indexCidades([tiete, barraFunda, novoRio, aguas, zelo]);
  const after = (id: string) =>
    linhas
      .filter(({ encerrada }) => !encerrada)
      .flatMap(({ paradas }) => paradas.filter((_, i) => paradas.slice(0, i).some((p) => p.localidade.id === id)));
  return indexCidadesPublicadas({
    linhas: () => linhas,
    destinos: (id) => new Set(after(id).map(({ localidade }) => localidade.id)),
    lugar: (id) => cidades.cidade(id),
  });
}

const slugs = (of: readonly { slug: string }[]) => of.map(({ slug }) => slug);

describe('the cities with a page', () => {
  it('are those of the lines for sale, by name as Portuguese orders them; an ended line has none', () => {
    const { todas, cidade } = published([line([zelo, aguas, tiete]), line([tiete, novoRio], true)]);
    expect(slugs(todas())).toEqual(['aguas-rj', 'sao-paulo-sp', 'zelo-rj']);
    expect(cidade('rio-de-janeiro-rj')).toBeUndefined();
  });

  it('have one page for their terminals, and a search for all of them', () => {
    const { cidade } = published([line([tiete, barraFunda, novoRio])]);
    expect(cidade('sao-paulo-sp')?.terminais.map(({ id }) => id)).toEqual([tiete.id, barraFunda.id]);
    expect(cidade('sao-paulo-sp')?.busca).toMatch(/^9\d{8}$/);
    expect(cidade('rio-de-janeiro-rj')?.busca).toBe(novoRio.id);
  });

  it('lead one way where a line does, from any of their terminals, and never to themselves', () => {
    const { destinosDe, origensDe } = published([line([tiete, barraFunda, novoRio]), line([barraFunda, aguas])]);
    expect(slugs(destinosDe('sao-paulo-sp'))).toEqual(['aguas-rj', 'rio-de-janeiro-rj']);
    expect(slugs(origensDe('rio-de-janeiro-rj'))).toEqual(['sao-paulo-sp']);
    expect([destinosDe('rio-de-janeiro-rj'), origensDe('sao-paulo-sp')]).toEqual([[], []]);
  });
});
