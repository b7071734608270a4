import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import { rotuloAtraso } from '../../../domain/viagens/situacaoViagem';
import { rotuloChegada, rotuloDiaLongo, rotulosClasse } from '../../../domain/viagens/viagem';
import type { BilheteEncontrado } from '../../../domain/wire/bilhetes/procura';
import type { Parada } from '../../../domain/wire/viagens/viagens';
import type { TicketCardProps, TicketStop } from '../../../ui/TicketCard/TicketCard';
import { isSemValidade, rotuloDoBilhete } from '../situacoesBilhete';
import { msg, t, translated } from '../../../words/t';

/** A ticket that was found, as its card shows it: without codes. */
export function toTicket(bilhete: BilheteEncontrado, localizador: string): TicketCardProps {
  const { partida, chegada, passageiro, poltrona, classe, plataforma, linha, situacao } = bilhete;
  return {
    data: rotuloDiaLongo(partida.dia),
    partida: toStop(partida),
    chegada: toStop(chegada),
    diaChegada: rotuloChegada(partida, chegada),
    passageiro: passageiro.nome,
    documento: passageiro.documento,
    poltrona,
    classe: translated(rotulosClasse[classe]),
    plataforma,
    linha,
    localizador,
    codigos: [],
    situacao: rotuloDe(situacao),
    avisos: avisosDe(bilhete),
    isVoid: isSemValidade(situacao),
  };
}

const toStop = ({ hora, localidade }: Parada): TicketStop => ({
  hora,
  cidade: nomeLocalidade(localidade),
  terminal: localidade.terminal,
});

function rotuloDe(situacao: BilheteEncontrado['situacao']): NonNullable<TicketCardProps['situacao']> {
  if (situacao === 'emitido') return { texto: t('Válido'), kind: 'success' };
  if (situacao === 'em_emissao') return { texto: t('Em emissão'), kind: 'info' };
  return rotuloDoBilhete(situacao);
}

/** The passenger's news: of the ticket, else of the departure while the ticket still boards. */
function avisosDe({ situacao, andamento, partida }: BilheteEncontrado): string[] {
  const aviso = avisosDoBilhete[situacao];
  const doBilhete = aviso ? [translated(aviso)] : [];
  if (situacao !== 'emitido' && situacao !== 'em_emissao') return doBilhete;
  return [...doBilhete, ...avisosDaViagem(andamento, partida)];
}

const avisosDoBilhete: Partial<Record<BilheteEncontrado['situacao'], string>> = {
  em_emissao: msg('O pagamento foi recebido e o bilhete está sendo emitido. Procure de novo em alguns minutos.'),
  cancelado: msg('Este bilhete foi cancelado e não vale para embarcar.'),
  remarcado: msg('Este bilhete foi trocado. O novo tem outro localizador, que está no e-mail da troca.'),
  transferido: msg('Este bilhete passou a outra pessoa e não vale mais para este passageiro.'),
};

function avisosDaViagem(andamento: BilheteEncontrado['andamento'], { dia }: Parada): string[] {
  if (andamento === null) return [];
  const { situacao, atrasoMinutos, previsao, motivo } = andamento;
  const porque = motivo === null ? [] : [motivo];
  if (situacao === 'cancelada') return [t('A empresa cancelou esta partida. Fale com o atendimento.'), ...porque];
  if (situacao === 'encerrada') return [t('Esta viagem já terminou.')];
  const atraso = rotuloAtraso(atrasoMinutos);
  if (atraso === null) return [];
  const aviso = previsao
    ? t('A viagem está com {atraso}: partida prevista para {quando}.', { atraso, quando: quandoDe(previsao, dia) })
    : t('A viagem está com {atraso}.', { atraso });
  return [aviso, ...porque];
}

/** `às 23:10` is enough on the day of the ticket. */
const quandoDe = ({ dia, hora }: { dia: string; hora: string }, doBilhete: string): string =>
  dia === doBilhete ? hora : `${formatDia(dia)}, ${hora}`;

/** The outcome of a search, as it is spoken. */
export const sayAchados = (count: number): string =>
  t('{n, plural, =1 {1 bilhete encontrado} other {{n} bilhetes encontrados}}', { n: count });
