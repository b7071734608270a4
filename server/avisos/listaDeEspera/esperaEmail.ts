import { formatDia } from '../../../src/domain/base/data';
import { toBuscaLink } from '../../../src/domain/viagens/links';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { Email } from '../../platform/outbox/outbox';

interface Vaga {
  partida: Parada;
  chegada: Parada;
}

interface Destinatario {
  para: string;
  nome: string;
  /** Name of the company, from its brand. */
  companhia: string;
  publicUrl: string;
}

/** Tells that a sold-out trip has a seat again. The link is the search of its day and says nothing about the person. */
export function esperaEmail({ partida, chegada }: Vaga, { para, nome, companhia, publicUrl }: Destinatario): Email {
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const link = toBuscaLink({
    idaVolta: false,
    localidadeOrigem: partida.localidade.id,
    localidadeDestino: chegada.localidade.id,
    dataPartida: partida.dia,
    dataVolta: null,
  });
  return {
    para,
    assunto: `Abriu uma poltrona: ${route}, ${formatDia(partida.dia).slice(0, 5)} às ${partida.hora}`,
    corpo: [
      `Olá, ${nome}.`,
      '',
      'Abriu uma poltrona na viagem que você espera:',
      `${route}, ${formatDia(partida.dia)} às ${partida.hora}`,
      `Embarque: ${partida.localidade.terminal}`,
      '',
      `Escolha a sua: ${publicUrl}${link}`,
      'Quem escolhe primeiro fica com ela: este aviso não reserva a poltrona.',
      '',
      'Este é o único aviso desta espera. Se a viagem esgotar de novo, peça outro na busca.',
      '',
      companhia,
    ].join('\n'),
  };
}
