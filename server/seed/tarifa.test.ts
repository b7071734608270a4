import fc from 'fast-check';
import { codigoDeClasse, type Classe } from '../../src/domain/viagens/classe';
import { tarifaDe, type Percurso } from './tarifa';
import { buildTarifas } from './tarifas';

const umPercurso = (fields: Partial<Percurso> = {}): Percurso => ({
  km: 434,
  classe: 'convencional',
  ufOrigem: 'SP',
  ufDestino: 'RJ',
  ...fields,
});

const classes = Object.keys(codigoDeClasse) as Classe[];
const total = (percurso: Percurso): number => Object.values(tarifaDe(percurso)).reduce((sum, part) => sum + part, 0);
const km = fc.integer({ min: 25, max: 4000 });
const uf = fc.constantFrom('SP', 'RJ', 'PR', 'AM', 'BA', 'TO');

describe('tarifaDe', () => {
  it('prices São Paulo to Rio by component', () => {
    expect(tarifaDe(umPercurso())).toEqual({
      tarifaCentavos: 12880,
      pedagioCentavos: 1085,
      taxaEmbarqueCentavos: 695,
      seguroCentavos: 150,
    });
  });

  it('grows with every kilometre, in every class', () => {
    fc.assert(
      fc.property(
        km,
        fc.integer({ min: 1, max: 500 }),
        fc.constantFrom(...classes),
        uf,
        uf,
        (near, more, classe, a, b) => {
          const percurso = umPercurso({ km: near, classe, ufOrigem: a, ufDestino: b });
          const further = { ...percurso, km: near + more };
          expect(tarifaDe(further).tarifaCentavos).toBeGreaterThan(tarifaDe(percurso).tarifaCentavos);
          expect(total(further)).toBeGreaterThan(total(percurso));
        },
      ),
    );
  });

  it('costs more the better the class, and the same both ways', () => {
    fc.assert(
      fc.property(km, uf, uf, (distance, ufOrigem, ufDestino) => {
        const prices = classes.map((classe) => total(umPercurso({ km: distance, classe, ufOrigem, ufDestino })));
        const back = classes.map((classe) =>
          total(umPercurso({ km: distance, classe, ufOrigem: ufDestino, ufDestino: ufOrigem })),
        );
        expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
        expect(back).toEqual(prices);
      }),
    );
  });

  it('takes no toll where no road is let out', () => {
    expect(tarifaDe(umPercurso({ ufOrigem: 'AC', ufDestino: 'AC' })).pedagioCentavos).toBe(0);
  });
});

describe('buildTarifas', () => {
  it('gives whole and positive centavos, once for each part and class', () => {
    const rows = buildTarifas();
    for (const { centavos, pedagio, embarque, seguro } of rows) {
      expect(centavos > 0 && pedagio >= 0 && embarque > 0 && seguro > 0).toBe(true);
      expect([centavos, pedagio, embarque, seguro].every(Number.isInteger)).toBe(true);
    }
    const keys = rows.map(({ linha_id, seq_o, seq_d, classe }) => `${linha_id} ${seq_o} ${seq_d} ${classe}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
