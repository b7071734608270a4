import { type EtapaCompra, rotulosEtapa } from '../../domain/compra/compra';
import { msg } from '../../words/t';

/** Headings of the steps: messages. */
export const titulosEtapa: Record<EtapaCompra, string> = {
  poltronas: msg('Escolha as poltronas'),
  passageiros: msg('Quem vai viajar'),
  pagamento: rotulosEtapa.pagamento,
  bilhete: rotulosEtapa.bilhete,
};
