import { indexLocalidades } from '../../src/domain/lugares/busca/indiceLocalidades';
import { searchLocalidades } from '../../src/domain/lugares/busca/searchLocalidades';
import { localidades } from './localidades';

const index = indexLocalidades(localidades);

const firstFor = (termo: string): string => {
  const [first] = searchLocalidades(index, termo);
  return first ? `${first.terminal}, ${first.nome}/${first.uf}` : 'nothing';
};

describe('localidades', () => {
  it('has at least 300 municipalities with one terminal or more each, under ids that are used once', () => {
    expect(new Set(localidades.map(({ ibge }) => ibge)).size).toBeGreaterThanOrEqual(300);
    expect(new Set(localidades.map(({ id }) => id)).size).toBe(localidades.length);
    expect(new Set(localidades.map(({ ibge, terminal }) => `${ibge} ${terminal}`)).size).toBe(localidades.length);
  });

  it('knows every state and the Federal District', () => {
    expect(new Set(localidades.map(({ uf }) => uf)).size).toBe(27);
  });

  it('lies within Brazil', () => {
    for (const { nome, lat, lon } of localidades) {
      expect([nome, lat > -33.8 && lat < 5.3 && lon > -74 && lon < -34.7]).toEqual([nome, true]);
    }
  });

  it('keeps São Paulo at its centre, which the packages mark by no code', () => {
    const tiete = localidades.find(({ terminal }) => terminal.endsWith('Tietê'));
    expect(tiete).toMatchObject({ ibge: 3550308, lat: -23.5475, lon: -46.6361 });
  });

  it.each([
    ['São Paulo', 'America/Sao_Paulo'],
    ['Manaus', 'America/Manaus'],
    ['Cuiabá', 'America/Cuiaba'],
    ['Campo Grande', 'America/Campo_Grande'],
    ['Rio Branco', 'America/Rio_Branco'],
    ['Cruzeiro do Sul', 'America/Rio_Branco'],
    ['Porto Velho', 'America/Porto_Velho'],
    ['Boa Vista', 'America/Boa_Vista'],
    ['Belém', 'America/Belem'],
    ['Fortaleza', 'America/Fortaleza'],
    ['Recife', 'America/Recife'],
    ['Salvador', 'America/Bahia'],
    ['Maceió', 'America/Maceio'],
    ['Palmas', 'America/Araguaina'],
    ['Santarém', 'America/Santarem'],
  ])('sets the clocks of %s by %s', (nome, tz) => {
    const zones = localidades.filter((localidade) => localidade.nome === nome && localidade.peso > 50);
    expect(zones.map((localidade) => localidade.tz)).toContain(tz);
  });

  it('has only zones that the machine knows, with the three offsets of the mainland', () => {
    const offsetOf = (timeZone: string): string | undefined =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
        .formatToParts(new Date('2026-12-01T12:00:00Z'))
        .find(({ type }) => type === 'timeZoneName')?.value;
    expect(new Set(localidades.map(({ tz }) => offsetOf(tz)))).toEqual(
      new Set(['GMT-03:00', 'GMT-04:00', 'GMT-05:00']),
    );
  });

  it('takes no more room than a server should read at start', () => {
    expect(JSON.stringify(localidades).length).toBeLessThan(120_000);
  });
});

describe('place search over the catalogue', () => {
  it.each([
    ['sao paulo', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['São Paulo', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['SAO PAULO - SP', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['sampa', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['tiete', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['barra funda', 'Terminal Rodoviário da Barra Funda, São Paulo/SP'],
    ['jabaquara', 'Terminal Intermunicipal do Jabaquara, São Paulo/SP'],
    ['aeroporto guarulhos', 'Aeroporto Internacional de Guarulhos, Guarulhos/SP'],
    ['guarulhos', 'Aeroporto Internacional de Guarulhos, Guarulhos/SP'],
    ['gru', 'Aeroporto Internacional de Guarulhos, Guarulhos/SP'],
    ['cumbica', 'Aeroporto Internacional de Guarulhos, Guarulhos/SP'],
    ['sao palo', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['saopaulo', 'Terminal Rodoviário do Tietê, São Paulo/SP'],
    ['rio', 'Rodoviária Novo Rio, Rio de Janeiro/RJ'],
    ['novo rio', 'Rodoviária Novo Rio, Rio de Janeiro/RJ'],
    ['rio de janero', 'Rodoviária Novo Rio, Rio de Janeiro/RJ'],
    ['bh', 'Terminal Gov. Israel Pinheiro (Tergip), Belo Horizonte/MG'],
    ['belo hor', 'Terminal Gov. Israel Pinheiro (Tergip), Belo Horizonte/MG'],
    ['floripa', 'Terminal Rita Maria, Florianópolis/SC'],
    ['florianopois', 'Terminal Rita Maria, Florianópolis/SC'],
    ['ribeirao', 'Terminal Rodoviário de Ribeirão Preto, Ribeirão Preto/SP'],
    ['poa', 'Estação Rodoviária de Porto Alegre, Porto Alegre/RS'],
    ['bsb', 'Rodoviária Interestadual de Brasília, Brasília/DF'],
    ['brazilia', 'Rodoviária Interestadual de Brasília, Brasília/DF'],
    ['crutiba', 'Estação Rodoferroviária de Curitiba, Curitiba/PR'],
    ['ji parana', 'Rodoviária de Ji-Paraná, Ji-Paraná/RO'],
    ['santa barbara doeste', "Rodoviária de Santa Bárbara d'Oeste, Santa Bárbara d'Oeste/SP"],
    ['porto de galinhas', 'Porto de Galinhas, Ipojuca/PE'],
    ['vitoria es', 'Terminal Rodoviário Carlos Alberto Vivácqua Campos, Vitória/ES'],
    ['xyzxyz', 'nothing'],
  ])('%s finds %s first', (termo, found) => {
    expect(firstFor(termo)).toBe(found);
  });

  it('finds all terminals of a city under its name, the main one first', () => {
    const terminals = searchLocalidades(index, 'são paulo').slice(0, 3);
    expect(terminals.map(({ nome }) => nome)).toEqual(['São Paulo', 'São Paulo', 'São Paulo']);
  });

  it('finds every place first by its own name, state and terminal', () => {
    const lost = localidades.filter(
      ({ id, nome, uf, terminal }) => searchLocalidades(index, `${nome} ${uf} ${terminal}`)[0]?.id !== id,
    );
    expect(lost).toEqual([]);
  });

  it('offers the greatest cities to who has typed nothing', () => {
    const nomes = searchLocalidades(index, '').map(({ nome }) => nome);
    expect(nomes.slice(0, 2)).toEqual(['São Paulo', 'Rio de Janeiro']);
    expect(nomes).toHaveLength(10);
  });
});
