import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { textoPontualidade } from '../../../domain/viagens/pontualidade';
import { rotuloChegada, rotuloDiaLongo, rotulosClasse } from '../../../domain/viagens/viagem';
import type { Bilhete } from '../../../domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useBilheteQuery } from '../../../store/api/bilhetes';
import { Button } from '../../../ui/Button/Button';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { CalendarIcon } from '../../../ui/icons/CalendarIcon';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { rotas } from '../../../domain/base/rotas';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { TicketCard, type TicketCardProps, type TicketStop } from '../../../ui/TicketCard/TicketCard';
import { textoNotaDada } from '../../../domain/bilhetes/avaliacao';
import { adicionaisDoBilhete } from './adicionaisDoBilhete';
import { AcoesBilhete } from './AcoesBilhete';
import { AvaliarViagem } from './AvaliarViagem';
import { Carteiras } from './Carteiras';
import { isSemValidade } from '../situacoesBilhete';
import { avisosDe, codigosDe, situacaoDe, textoParaCompartilhar } from './palavrasBilhete';
import { t, translated } from '../../../words/t';

/** A ticket with its boarding codes and ways to save it; buttons with a frame stand before those without. */
export function BilheteCard({ bilheteId }: { bilheteId: string }) {
  const emit = useEmit();
  const { data: bilhete, error, isFetching, refetch } = useBilheteQuery(bilheteId);
  if (!bilhete) {
    if (!error) return <Skeleton label={t('Carregando bilhete')} shape="card" count={6} />;
    return (
      <ErrorState title={t('Não conseguimos abrir o bilhete')} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const isValid = !isSemValidade(bilhete.situacao);
  const file = { bilheteId, localizador: bilhete.localizador, poltrona: bilhete.poltrona };
  return (
    <TicketCard {...toTicket(bilhete)}>
      <AvaliarViagem bilhete={bilhete} />
      {isValid && (
        <>
          <Button variant="secondary" icon={<DownloadIcon />} onClick={() => emit('BilhetePdfPedido', file)}>
            {t('Baixar PDF')}
          </Button>
          <Button variant="secondary" icon={<CalendarIcon />} onClick={() => emit('BilheteAgendaPedido', file)}>
            {t('Adicionar à agenda')}
          </Button>
          <Carteiras carteiras={bilhete.carteiras} file={file} />
        </>
      )}
      <AcoesBilhete bilhete={bilhete} />
      {isValid && (
        <>
          <Button
            variant="quiet"
            onClick={() =>
              emit('BilheteCompartilhado', { pedidoId: bilhete.pedidoId, texto: textoParaCompartilhar(bilhete) })
            }
          >
            {t('Compartilhar viagem')}
          </Button>
          <Button variant="quiet" onClick={() => emit('ImpressaoPedida', { bilhete: file })}>
            {t('Imprimir')}
          </Button>
        </>
      )}
      <LinkButton variant="quiet" href={`${rotas.informacaoViagem.path}?viagem=${bilhete.viagemId}`}>
        {t('Ver paradas')}
      </LinkButton>
    </TicketCard>
  );
}

function toTicket(bilhete: Bilhete): TicketCardProps {
  const situacao = situacaoDe(bilhete);
  return {
    data: rotuloDiaLongo(bilhete.partida.dia),
    partida: toStop(bilhete.partida),
    chegada: toStop(bilhete.chegada),
    diaChegada: rotuloChegada(bilhete.partida, bilhete.chegada),
    passageiro: bilhete.passageiro.nome,
    documento: bilhete.passageiro.documento,
    poltrona: bilhete.poltrona,
    classe: translated(rotulosClasse[bilhete.classe]),
    plataforma: bilhete.plataforma,
    linha: bilhete.linha,
    localizador: bilhete.localizador,
    codigos: codigosDe(bilhete),
    avisos: isSemValidade(bilhete.situacao) ? [] : avisosDe(bilhete),
    adicionais: adicionaisDoBilhete(bilhete),
    isVoid: isSemValidade(bilhete.situacao),
    ...(bilhete.pontualidade && { pontualidade: textoPontualidade(bilhete.pontualidade) }),
    ...(bilhete.avaliacao?.nota && { avaliacao: textoNotaDada(bilhete.avaliacao.nota) }),
    ...(situacao && { situacao }),
  };
}

const toStop = ({ hora, localidade }: Parada): TicketStop => ({
  hora,
  cidade: nomeLocalidade(localidade),
  terminal: localidade.terminal,
});
