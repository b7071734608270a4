import { Type, type Static } from 'typebox';
import { Centavos, Classe, Id, Instante, Poltrona } from './campos';
import { SituacaoBilhete } from './pedidos';
import { Parada, Preco } from './viagens';

/** A ticket (BP-e modelo 63, homologation) as its owner sees it. */
export const Bilhete = Type.Object({
  id: Id,
  pedidoId: Id,
  viagemId: Type.String(),
  localizador: Type.String(),
  situacao: SituacaoBilhete,
  emitidoEm: Instante,
  numero: Type.Integer(),
  serie: Type.Integer(),
  chaveBpe: Type.String({ pattern: '^[0-9]{44}$' }),
  /** The fiscal QR's text: `https://…?chBPe=…&tpAmb=2`. */
  qrFiscal: Type.String(),
  /** What the driver scans at the door. */
  codigoEmbarque: Type.String(),
  passageiro: Type.Object({ nome: Type.String(), documento: Type.String() }),
  linha: Type.String(),
  operadora: Type.Object({ nome: Type.String(), cnpj: Type.String(), endereco: Type.String() }),
  partida: Parada,
  chegada: Parada,
  plataforma: Type.Union([Type.String(), Type.Null()]),
  poltrona: Poltrona,
  classe: Classe,
  preco: Preco,
  totalCentavos: Centavos,
});
export type Bilhete = Static<typeof Bilhete>;
