import type { AcompanhamentoDoBilhete, Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import type { CobrancaPix, ItemPedido, Pedido } from '../../src/domain/wire/compra/pedidos';
import type { MapaPoltronas, PoltronaMapa } from '../../src/domain/wire/compra/poltronas';
import type { Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import type { InformacaoViagem, Parada, Preco, Viagem } from '../../src/domain/wire/viagens/viagens';
import { AGORA } from './builders';

export const tiete: Localidade = {
  id: '1',
  nome: 'São Paulo',
  uf: 'SP',
  terminal: 'Terminal Rodoviário do Tietê',
  fuso: 'America/Sao_Paulo',
};
export const novoRio: Localidade = {
  id: '2',
  nome: 'Rio de Janeiro',
  uf: 'RJ',
  terminal: 'Terminal Rodoviário Novo Rio',
  fuso: 'America/Sao_Paulo',
};
export const barraFunda: Localidade = { ...tiete, id: '3', terminal: 'Terminal da Barra Funda' };

export const umPreco = (totalCentavos = 11_250): Preco => ({
  tarifaCentavos: totalCentavos - 1_250,
  pedagioCentavos: 600,
  taxaEmbarqueCentavos: 500,
  seguroCentavos: 150,
  totalCentavos,
});

export const umaParada = (localidade: Localidade, dia: string, hora: string): Parada => ({
  localidade,
  instante: `${dia}T${hora}:00-03:00`,
  dia,
  hora,
});

export const umaViagem = (fields: Partial<Viagem> = {}): Viagem => ({
  id: '100',
  linha: '08-0123-00',
  operadora: 'Itapê',
  partida: umaParada(tiete, '2026-12-01', '08:00'),
  chegada: umaParada(novoRio, '2026-12-01', '14:10'),
  duracaoMinutos: 370,
  andares: 1,
  classes: [{ classe: 'executivo', preco: umPreco(), poltronasLivres: 12 }],
  poltronasLivres: 12,
  menorPrecoCentavos: 11_250,
  ...fields,
});

/** A departure at that time; prices differ by time, so that orders differ. */
export const umaViagemAs = (id: string, hora: string, fields: Partial<Viagem> = {}): Viagem =>
  umaViagem({ id, partida: umaParada(tiete, '2026-12-01', hora), ...fields });

export const umaInformacao = (fields: Partial<InformacaoViagem> = {}): InformacaoViagem => ({
  id: '100',
  linha: '08-0123-00',
  operadora: 'Itapê',
  situacao: 'no_horario',
  atrasoMinutos: 0,
  plataforma: '12',
  motivo: null,
  atualizadoEm: null,
  direitos: [],
  paradas: [
    umaParada(tiete, '2026-12-01', '08:00'),
    umaParada(
      { ...tiete, id: '9', nome: 'Resende', uf: 'RJ', terminal: 'Rodoviária de Resende' },
      '2026-12-01',
      '11:30',
    ),
    umaParada(novoRio, '2026-12-01', '14:10'),
  ],
  ...fields,
});

export const umaPoltrona = (numero: number, fields: Partial<PoltronaMapa> = {}): PoltronaMapa => ({
  numero,
  andar: 1,
  fila: Math.floor((numero - 1) / 4),
  coluna: [0, 1, 4, 3][(numero - 1) % 4] ?? 0,
  posicao: numero % 2 === 1 ? 'janela' : 'corredor',
  classe: 'executivo',
  situacao: 'livre',
  acessivel: false,
  preferencialMulheres: false,
  ...fields,
});

export const umMapa = (fields: Partial<MapaPoltronas> = {}): MapaPoltronas => ({
  viagemId: '100',
  andares: 1,
  filas: 3,
  colunas: 5,
  poltronas: Array.from({ length: 12 }, (_, i) => umaPoltrona(i + 1)),
  recursos: [],
  precos: [{ classe: 'executivo', preco: umPreco() }],
  ...fields,
});

/** A hold of ten minutes from the tests' current time. */
export const umaReserva = (fields: Partial<Reserva> = {}): Reserva => ({
  id: 'r1',
  expiraEm: new Date(AGORA.getTime() + 600_000).toISOString(),
  restanteMs: 600_000,
  prorrogavel: true,
  preco: {
    itens: [{ viagemId: '100', poltrona: 5, classe: 'executivo', preco: umPreco() }],
    totalCentavos: 11_250,
  },
  ...fields,
});

/** The hold as returned to its owner. */
export const umaReservaPropria = (fields: Partial<ReservaPropria> = {}): ReservaPropria => ({
  ...umaReserva(),
  situacao: 'ativa',
  trechos: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }],
  ...fields,
});

export const umaCotacao = (fields: Partial<Cotacao> = {}): Cotacao => ({
  itens: [{ trecho: 0, viagemId: '100', poltrona: 5, preco: umPreco(), descontos: [], totalCentavos: 11_250 }],
  seguroViagem: { contratado: false, porPassagemCentavos: 590, totalCentavos: 590, cobertura: 'Despesas médicas' },
  recusas: [],
  precoCheioCentavos: 11_250,
  descontoCentavos: 0,
  totalCentavos: 11_250,
  ...fields,
});

export const umItem = (fields: Partial<ItemPedido> = {}): ItemPedido => ({
  trecho: 0,
  viagemId: '100',
  poltrona: 5,
  classe: 'executivo',
  passageiro: 'Ana Souza Lima',
  partida: umaParada(tiete, '2026-12-01', '08:00'),
  chegada: umaParada(novoRio, '2026-12-01', '14:10'),
  preco: umPreco(),
  bilheteId: null,
  ...fields,
});

export const umPedido = (fields: Partial<Pedido> = {}): Pedido => ({
  id: 'p1',
  localizador: 'ABCD23',
  situacao: 'aguardando_pagamento',
  criadoEm: AGORA.toISOString(),
  expiraEm: new Date(AGORA.getTime() + 600_000).toISOString(),
  totalCentavos: 11_250,
  itens: [umItem()],
  ...fields,
});

export const umaCobranca = (fields: Partial<CobrancaPix> = {}): CobrancaPix => ({
  txid: 'a'.repeat(26),
  pixCopiaECola: '00020101021226770014BR.GOV.BCB.PIX6304ABCD',
  expiraEm: new Date(AGORA.getTime() + 540_000).toISOString(),
  restanteMs: 540_000,
  ...fields,
});

export const umBilhete = (fields: Partial<Bilhete> = {}): Bilhete => ({
  id: 'b1',
  pedidoId: 'p1',
  viagemId: '100',
  localizador: 'ABCD23',
  situacao: 'emitido',
  emitidoEm: AGORA.toISOString(),
  numero: 1,
  serie: 1,
  chaveBpe: '35260712345678000123630010000000011000000108',
  qrFiscal: 'https://bpe.fazenda.sp.gov.br/BPe/qrcode?chBPe=35260712345678000123630010000000011000000108&tpAmb=2',
  codigoEmbarque: 'ITP1-ABCD23-5',
  codigoCatraca: 'CT1.1.202612010800.35260712345678000123630010000000011000000108',
  passageiro: { nome: 'Ana Souza Lima', documento: '******789' },
  linha: '08-0123-00',
  operadora: {
    nome: 'Itapê Transportes',
    razaoSocial: 'Itapê Transportes S.A.',
    cnpj: '12345678000195',
    ie: '110042490114',
    uf: 'SP',
    endereco: 'Rua das Pedras, 1',
    ambiente: 'homologacao',
  },
  partida: umaParada(tiete, '2026-12-01', '08:00'),
  chegada: umaParada(novoRio, '2026-12-01', '14:10'),
  plataforma: '12',
  poltrona: 5,
  classe: 'executivo',
  preco: umPreco(),
  totalCentavos: 11_250,
  formaPagamento: 'Pix',
  autorizacaoMenor: false,
  chaveSubstituida: null,
  regras: ['Desistiu em até 7 dias da compra, sem usar o bilhete: devolvemos tudo.'],
  ...fields,
});

/** How the trip of `umBilhete` goes, as read ten minutes before it leaves. */
export const umAcompanhamento = (fields: Partial<AcompanhamentoDoBilhete> = {}): AcompanhamentoDoBilhete => ({
  linha: '08-0123-00',
  operadora: 'Itapê',
  situacao: 'no_horario',
  atrasoMinutos: 0,
  motivo: null,
  partida: umaParada(tiete, '2026-12-01', '08:00'),
  chegada: umaParada(novoRio, '2026-12-01', '14:10'),
  paradas: umaInformacao().paradas,
  informadoEm: null,
  lidoEm: '2026-12-01T07:50:00-03:00',
  compartilhado: false,
  ...fields,
});
