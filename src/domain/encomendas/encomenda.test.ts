import {
  erroVolume,
  finalDocumento,
  formatPeso,
  isDocumentoParte,
  isNomeParte,
  normalizeDocumentoParte,
  readFinalDocumento,
} from './encomenda';
import { armazenagem, depoisDe, ordemDe, SITUACOES_ENCOMENDA } from './situacaoEncomenda';

const caixa = { pesoGramas: 4_200, comprimentoCm: 40, larguraCm: 30, alturaCm: 25 };

it.each([
  [{}, null],
  [{ pesoGramas: 9 }, 'Informe o peso do volume'],
  [{ pesoGramas: 30_001 }, 'Cada volume pesa até 30 kg'],
  [{ alturaCm: 0 }, 'Informe as três medidas em centímetros'],
  [{ alturaCm: 101 }, 'Cada lado mede até 100 cm'],
  [{ comprimentoCm: 100, larguraCm: 80 }, 'A soma dos três lados vai até 200 cm'],
])('a volume with %j is told so: %s', (change, erro) => {
  expect(erroVolume({ ...caixa, ...change })).toBe(erro);
});

it('a document fits its type, and is kept without its mask', () => {
  expect(isDocumentoParte({ tipo: 'cpf', numero: '529.982.247-25' })).toBe(true);
  expect(isDocumentoParte({ tipo: 'cnpj', numero: '529.982.247-25' })).toBe(false);
  expect(isDocumentoParte({ tipo: 'passaporte', numero: 'fb123456' })).toBe(true);
  expect(normalizeDocumentoParte({ tipo: 'passaporte', numero: ' fb123456 ' }).numero).toBe('FB123456');
  expect(normalizeDocumentoParte({ tipo: 'cnpj', numero: '12.abc.345/01de-35' }).numero).toBe('12ABC34501DE35');
});

it('the last four are read as they are typed, letters of a passport too', () => {
  expect([finalDocumento('529.982.247-25'), finalDocumento('AB12345C')]).toEqual(['4725', '345C']);
  expect([readFinalDocumento(' 345c '), readFinalDocumento('345'), readFinalDocumento('34-5')]).toEqual([
    '345C',
    null,
    null,
  ]);
});

it('a company is called as it likes, a person has two names', () => {
  expect(isNomeParte('cnpj', 'Casa & Cia 3')).toBe(true);
  expect([isNomeParte('cpf', 'Casa & Cia 3'), isNomeParte('cpf', 'Ana Souza')]).toEqual([false, true]);
});

it('weights are read in the unit that fits', () => {
  expect([formatPeso(800), formatPeso(4_200), formatPeso(30_000)]).toEqual(['800 g', '4,2 kg', '30 kg']);
});

it('storing costs nothing until the last free day, and by the day after it', () => {
  expect(armazenagem('2026-12-09', '2026-12-09', 350)).toBe(0);
  expect(armazenagem('2026-12-09', '2026-12-12', 350)).toBe(1_050);
});

it('nothing follows but what comes later, and all but the beginning is reached', () => {
  for (const one of SITUACOES_ENCOMENDA) {
    for (const next of depoisDe[one]) expect(ordemDe(next)).toBeGreaterThan(ordemDe(one));
  }
  expect(new Set(Object.values(depoisDe).flat()).size).toBe(SITUACOES_ENCOMENDA.length - 1);
});
