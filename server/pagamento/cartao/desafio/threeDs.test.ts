import type { Bandeira, TipoCartao } from '../../../../src/domain/pagamento/cartao';
import type { TransStatus } from '../cartaoPort';
import { judgeThreeDs, type ThreeDsVerdict } from './threeDs';

const LIMITE = 30_000;
type Row = [TransStatus, string | null, Bandeira, TipoCartao, ThreeDsVerdict];

const rows: Row[] = [
  // Frictionless, with its proof.
  ['Y', '05', 'visa', 'credito', 'autorizar'],
  ['Y', '05', 'elo', 'debito', 'autorizar'],
  ['Y', '02', 'mastercard', 'credito', 'autorizar'],
  ['Y', '02', 'mastercard', 'debito', 'autorizar'],
  // Attempted, with its proof.
  ['A', '06', 'visa', 'credito', 'autorizar'],
  ['A', '06', 'visa', 'debito', 'autorizar'],
  ['A', '01', 'mastercard', 'debito', 'autorizar'],
  // Challenge.
  ['C', null, 'visa', 'credito', 'desafiar'],
  ['C', '05', 'visa', 'debito', 'desafiar'],
  // Refused, whatever else it says.
  ['N', null, 'visa', 'credito', 'autenticacao'],
  ['N', '05', 'visa', 'credito', 'autenticacao'],
  ['R', null, 'mastercard', 'debito', 'autenticacao'],
  ['R', '02', 'mastercard', 'credito', 'autenticacao'],
  // Could not be performed: credit by risk, debit stops.
  ['U', null, 'visa', 'credito', 'autorizar'],
  ['U', null, 'visa', 'debito', 'sem_autenticacao'],
  ['U', '07', 'visa', 'debito', 'sem_autenticacao'],
  ['I', '07', 'visa', 'debito', 'sem_autenticacao'],
  ['D', null, 'visa', 'debito', 'sem_autenticacao'],
  // A yes without its proof, or with another brand's, is none.
  ['Y', null, 'visa', 'debito', 'sem_autenticacao'],
  ['Y', '07', 'visa', 'debito', 'sem_autenticacao'],
  ['Y', '02', 'visa', 'debito', 'sem_autenticacao'],
  ['Y', '05', 'mastercard', 'debito', 'sem_autenticacao'],
  ['Y', '06', 'visa', 'debito', 'sem_autenticacao'],
  ['A', '05', 'visa', 'debito', 'sem_autenticacao'],
  ['A', '02', 'mastercard', 'debito', 'sem_autenticacao'],
];

const judge = ([transStatus, eci, bandeira, tipo]: Row, valorCentavos: number) =>
  judgeThreeDs({ authentication: { transStatus, eci, bandeira }, tipo, valorCentavos, limiteCentavos: LIMITE });

it.each(rows)('transStatus %s with ECI %s of a %s card, %s: %s [TD5]', (...row) => {
  expect(judge(row, LIMITE)).toBe(row[4]);
});

it.each<Row>([
  ['U', null, 'visa', 'credito', 'sem_autenticacao'],
  ['Y', '07', 'visa', 'credito', 'sem_autenticacao'],
  ['Y', '05', 'visa', 'credito', 'autorizar'],
])('above the limit transStatus %s with ECI %s of a %s card, %s: %s [TD5]', (...row) => {
  expect(judge(row, LIMITE + 1)).toBe(row[4]);
});
