import { parsePainel, toInformacaoLink, toPainelLink } from './painel';

const consulta = { localidadeOrigem: '1', localidadeDestino: '4', data: '2026-12-01' };

it('is written into an address and read from it', () => {
  const link = toPainelLink(consulta);
  expect(link).toBe('/informacao-de-viagem?localidadeOrigem=1&localidadeDestino=4&data=2026-12-01');
  expect(parsePainel(link.split('?')[1] ?? '')).toEqual(consulta);
  expect(toInformacaoLink('100')).toBe('/informacao-de-viagem?viagem=100');
});

it.each([
  ['', 'nothing'],
  ['viagem=100', 'a departure'],
  ['localidadeOrigem=1&localidadeDestino=1&data=2026-12-01', 'one place twice'],
  ['localidadeOrigem=1&localidadeDestino=x&data=2026-12-01', 'no place'],
  ['localidadeOrigem=1&localidadeDestino=4&data=2026-02-30', 'no day'],
])('is not read from %s: it holds %s', (search) => {
  expect(parsePainel(search)).toBeNull();
});
