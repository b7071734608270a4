import { formatDia } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import type { AlertaDePreco } from '../../../src/domain/wire/avisos/alertasDePreco';
import type { Email } from '../../platform/outbox/outbox';

interface Destinatario {
  para: string;
  nome: string;
  /** Name of the company, from its brand. */
  companhia: string;
  publicUrl: string;
}

/** Tells that a day has a lower price. The link is the search of the day and says nothing about the person. */
export function alertaEmail(
  { origem, destino, localidadeOrigem, localidadeDestino, data, vistoCentavos }: AlertaDePreco,
  centavos: number,
  { para, nome, companhia, publicUrl }: Destinatario,
): Email {
  const route = `${origem} → ${destino}`;
  const link = toBuscaLink({
    idaVolta: false,
    localidadeOrigem,
    localidadeDestino,
    dataPartida: data,
    dataVolta: null,
  });
  const before =
    vistoCentavos === null
      ? 'Quando você pediu, não havia poltrona à venda.'
      : `Quando você pediu: ${formatCentavos(vistoCentavos)}.`;
  return {
    para,
    assunto: `${formatCentavos(centavos)}: ${route}, ${formatDia(data).slice(0, 5)}`,
    corpo: [
      `Olá, ${nome}.`,
      '',
      `O menor preço de ${route} em ${formatDia(data)} agora é ${formatCentavos(centavos)}.`,
      before,
      '',
      `Veja as viagens: ${publicUrl}${link}`,
      'O preço é o desta hora, por pessoa e com todas as taxas: este aviso não o reserva.',
      '',
      'Este é o único aviso deste dia. Se quiser outro, peça de novo na busca.',
      '',
      companhia,
    ].join('\n'),
  };
}
