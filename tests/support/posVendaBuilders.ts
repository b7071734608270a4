import type { OfertaCredito } from '../../src/domain/wire/conta/creditos';
import type {
  PreviaCancelamento,
  PreviaCancelamentoAdicional,
  PreviaCancelamentoPedido,
  PreviaRemarcacao,
  PreviaTransferencia,
  Troca,
} from '../../src/domain/wire/posVenda/posVenda';

const numeros = { horasMinimas: 3, diasArrependimento: 7, diasValidade: 365, minutosAtraso: 60 };

/** The rules' worked example: 112,50 paid, 30 h before departure. */
export const umaPrevia = (fields: Partial<PreviaCancelamento> = {}): PreviaCancelamento => ({
  bilheteId: 'b1',
  passageiro: 'Ana Souza Lima',
  poltrona: 5,
  permitido: true,
  motivo: 'antecedencia',
  pagoCentavos: 11_250,
  tarifaCentavos: 10_000,
  multaCentavos: 500,
  devolverCentavos: 10_750,
  horasAntes: 30,
  ...numeros,
  pctMulta: 5,
  baseLegal: 'Lei 11.975/2009',
  validoAte: '2026-11-22T15:00:00-03:00',
  meio: 'pix',
  previsao: '2026-11-22',
  ...fields,
});

/** A bicycle of that ticket, which comes back whole. */
export const umaPreviaAdicional = (fields: Partial<PreviaCancelamentoAdicional> = {}): PreviaCancelamentoAdicional => ({
  ...umaPrevia({ pagoCentavos: 4_000, tarifaCentavos: 0, multaCentavos: 0, devolverCentavos: 4_000 }),
  adicional: { tipo: 'bicicleta', nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 },
  ...fields,
});

/** Credit in the place of those 107,50, with a bonus of 10 %. */
export const umaOferta = (fields: Partial<OfertaCredito> = {}): OfertaCredito => ({
  centavos: 11_825,
  bonusCentavos: 1_075,
  bonusPct: 10,
  validoAte: '2027-11-28',
  ...fields,
});

export const umaPreviaPedido = (...bilhetes: PreviaCancelamento[]): PreviaCancelamentoPedido => {
  const list = bilhetes.length > 0 ? bilhetes : [umaPrevia()];
  return {
    pedidoId: 'p1',
    devolverCentavos: list.reduce((sum, { devolverCentavos }) => sum + devolverCentavos, 0),
    bilhetes: list,
  };
};

const condicoes = {
  bilheteId: 'b1',
  permitido: true,
  motivo: 'antecedencia' as const,
  pagoCentavos: 11_250,
  taxaCentavos: 0,
  ...numeros,
  pctRemarcacao: 20,
  baseLegal: 'Lei 11.975/2009',
  validaAte: '2027-11-21T12:00:00-03:00',
};

export const umaPreviaRemarcacao = (fields: Partial<PreviaRemarcacao> = {}): PreviaRemarcacao => ({
  ...condicoes,
  semReembolso: false,
  linha: '08-0123-00',
  localidadeOrigem: '1',
  localidadeDestino: '2',
  acerto: null,
  ...fields,
});

/** Settlement of a seat that costs `diferenca` more, or less when negative. */
export const umAcerto = (diferenca: number): NonNullable<PreviaRemarcacao['acerto']> => ({
  novoCentavos: 11_250 + diferenca,
  creditoCentavos: Math.min(11_250, 11_250 + diferenca),
  cobrarCentavos: Math.max(0, diferenca),
  devolverCentavos: Math.max(0, -diferenca),
  meio: diferenca < 0 ? 'pix' : null,
  previsao: diferenca < 0 ? '2026-11-22' : null,
});

export const umaPreviaTransferencia = (fields: Partial<PreviaTransferencia> = {}): PreviaTransferencia => ({
  ...condicoes,
  ...fields,
});

export const umaTroca = (fields: Partial<Troca> = {}): Troca => ({
  pedidoId: 'p2',
  situacao: 'concluida',
  bilheteId: 'b2',
  cobrarCentavos: 0,
  devolverCentavos: 0,
  ...fields,
});
