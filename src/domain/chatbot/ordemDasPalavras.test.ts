import fc from 'fast-check';
import { conversaNova } from './passos';
import { createLexico, type Lugar } from './lugares';
import { resolveDia } from './dias';
import { understand } from './understand';

const lugar = (id: string, nome: string, uf: string): Lugar => ({
  id,
  nome,
  uf,
  terminal: `Rodoviária de ${nome}`,
  fuso: 'America/Sao_Paulo',
});
const cidades = [
  lugar('1', 'São Paulo', 'SP'),
  lugar('2', 'Rio de Janeiro', 'RJ'),
  lugar('3', 'Campinas', 'SP'),
  lugar('4', 'São José dos Campos', 'SP'),
  lugar('5', 'Belo Horizonte', 'MG'),
];
const lexico = createLexico(
  cidades.map((one, i) => ({ ...one, id: Number(one.id), aliases: '', peso: 100 - i, lugar: one })),
);
/** A Wednesday. */
const HOJE = '2026-11-18';

/** The understood details, as far as they decide what is searched. */
function read(fala: string) {
  const { origem, destino, ida, faixa, pessoas, classe, ordem, idaVolta } = understand(
    fala,
    lexico,
    conversaNova.pedido,
  );
  return {
    origem: origem?.[0]?.nome,
    destino: destino?.[0]?.nome,
    ida: ida && resolveDia(ida, HOJE),
    faixa: faixa?.nome,
    pessoas,
    classe,
    ordem,
    idaVolta,
  };
}

const of = <T>(...values: T[]) => fc.constantFrom(...values);
/** Details of a trip, each with words that say nothing else. */
const detalhes = fc.record({
  dia: of('amanhã', 'hoje', 'no dia 12/12', '25 de dezembro', 'na sexta', 'depois de amanhã'),
  hora: of('às 8h30', 'depois das 18h', 'de manhã', 'à noite', 'até as 10h'),
  gente: of('2 pessoas', '3 passagens', 'sozinho', 'casal', '1 adulto', '4 adultos'),
  gosto: of('leito', 'executivo', 'semi-leito', 'o mais barato', 'mais rápido'),
});
const rota = fc
  .uniqueArray(of(...cidades), { minLength: 2, maxLength: 2 })
  .map(([de, para]) => `de ${de?.nome} para ${para?.nome}`);
const viagem = fc.record({ rota, detalhes });
const partesDe = ({
  rota: way,
  detalhes: { dia, hora, gente, gosto },
}: {
  rota: string;
  detalhes: Record<'dia' | 'hora' | 'gente' | 'gosto', string>;
}) => [way, dia, hora, gente, gosto];

describe('a trip that is told in one sentence', () => {
  it('is understood whole, whatever is asked for', () => {
    fc.assert(
      fc.property(viagem, (one) => {
        const dito = read(partesDe(one).join(', '));
        expect([dito.origem, dito.destino].every((nome) => nome !== undefined && one.rota.includes(nome))).toBe(true);
        expect(one.rota.indexOf(dito.origem ?? '')).toBeLessThan(one.rota.lastIndexOf(dito.destino ?? ''));
        expect(dito.ida).toBeDefined();
        expect(dito.faixa).toBeDefined();
        expect(dito.pessoas).toBeGreaterThan(0);
        expect(dito.classe ?? dito.ordem).toBeDefined();
      }),
      { numRuns: 400 },
    );
  });

  it('is the same trip in every order of its parts', () => {
    const shuffled = viagem.chain((one) => {
      const partes = partesDe(one);
      return fc.tuple(fc.constant(partes), fc.shuffledSubarray(partes, { minLength: partes.length }));
    });
    fc.assert(
      fc.property(shuffled, ([partes, other]) => {
        expect(read(other.join(', '))).toEqual(read(partes.join(', ')));
      }),
      { numRuns: 400 },
    );
  });

  it('is the same without accents, in capitals, with other marks between and greetings around', () => {
    const written = fc.record({
      one: viagem,
      between: of(', ', '; ', ' ', '. ', '\n', ' … '),
      plain: fc.boolean(),
      loud: fc.boolean(),
      before: of('', 'Oi! ', 'Bom dia, quero ir ', 'Olá, boa noite! Preciso viajar ', '🚌 '),
      after: of('', '?', '!!', ' por favor', ' obrigado', ' 🙏'),
    });
    fc.assert(
      fc.property(written, ({ one, between, plain, loud, before, after }) => {
        const partes = partesDe(one);
        let fala = before + partes.join(between) + after;
        if (plain) fala = fala.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
        if (loud) fala = fala.toUpperCase();
        expect(read(fala)).toEqual(read(partes.join(', ')));
      }),
      { numRuns: 400 },
    );
  });

  it('turns round with its two places', () => {
    fc.assert(
      fc.property(fc.uniqueArray(of(...cidades), { minLength: 2, maxLength: 2 }), ([a, b]) => {
        const [way, back] = [read(`de ${a?.nome} para ${b?.nome}`), read(`para ${a?.nome} de ${b?.nome}`)];
        expect([way.origem, way.destino]).toEqual([a?.nome, b?.nome]);
        expect([back.origem, back.destino]).toEqual([b?.nome, a?.nome]);
      }),
    );
  });
});
