import { skipToken } from '@reduxjs/toolkit/query';
import { chaveDoAlerta } from '../../../domain/avisos/alertaDePreco';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { rotuloDiaLongo } from '../../../domain/viagens/viagem';
import type { NovoAlerta } from '../../../domain/wire/avisos/alertasDePreco';
import { useEmit } from '../../../events/useEmit';
import { useAlertasDePrecoQuery } from '../../../store/api/avisos/alertasDePreco';
import { useLocalidadeQuery } from '../../../store/api/localidades';
import { useCalendarioQuery } from '../../../store/api/viagens';
import { selectAvisoPedido } from '../../../store/avisos/avisosPedidos';
import { useAppSelector } from '../../../store/hooks';
import { selectSignedIn } from '../../../store/sessao/sessao';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { OutrosAlertas } from './OutrosAlertas';
import { type DiaComPreco, textoDoAlerta } from './textoDoAlerta';
import { t } from '../../../words/t';

export interface AlertaProps {
  /** Two places of a search, and a day. */
  busca: NovoAlerta;
  onClose: () => void;
}

/** The notice of a lower price of a day: asked for, or ended, with the other ones of the person below. */
export function AlertaPrecoDialog({ busca, onClose }: AlertaProps) {
  const signedIn = useAppSelector(selectSignedIn);
  const { currentData: abertos } = useAlertasDePrecoQuery(signedIn ? undefined : skipToken);
  const chave = chaveDoAlerta(busca);
  const { sending, erro, id: answered } = useAppSelector((state) => selectAvisoPedido(state, chave));
  const listed = abertos?.find((alerta) => chaveDoAlerta(alerta) === chave);
  const id = answered === undefined ? listed?.id : answered;
  const emit = useEmit();
  const press = () => {
    if (id) emit('AlertaDesistido', { busca, id });
    else emit('AlertaPedido', { busca });
    // A visitor signs in first, in a dialog of its own.
    if (!signedIn) onClose();
  };
  return (
    <Dialog
      open
      title={t('Aviso de preço')}
      width="narrow"
      onClose={onClose}
      actions={
        <Button variant={id ? 'secondary' : 'primary'} loading={sending} onClick={press}>
          {labelOf(Boolean(id), erro)}
        </Button>
      }
    >
      <Stack gap={4}>
        <Busca busca={busca} visto={id ? (listed?.vistoCentavos ?? undefined) : undefined} isWanted={Boolean(id)} />
        {erro !== null && (
          <Alert kind="danger" announce>
            {erro}
          </Alert>
        )}
        <OutrosAlertas alertas={abertos?.filter((alerta) => chaveDoAlerta(alerta) !== chave) ?? []} />
      </Stack>
    </Dialog>
  );
}

interface BuscaProps {
  busca: NovoAlerta;
  /** The price below which the e-mail comes, once it is wanted. */
  visto: number | undefined;
  isWanted: boolean;
}

function Busca({ busca: { localidadeOrigem, localidadeDestino, data }, visto, isWanted }: BuscaProps) {
  const origem = useLocalidadeQuery(localidadeOrigem).currentData;
  const destino = useLocalidadeQuery(localidadeDestino).currentData;
  const { currentData } = useCalendarioQuery({ localidadeOrigem, localidadeDestino, inicio: data, fim: data });
  const dia: DiaComPreco | undefined = currentData?.[0];
  return (
    <Stack gap={3}>
      <div>
        {origem && destino && (
          <p>
            <strong>{`${nomeLocalidade(origem)} → ${nomeLocalidade(destino)}`}</strong>
          </p>
        )}
        <Text tone="quiet">{rotuloDiaLongo(data)}</Text>
      </div>
      <p role="status">{isWanted ? wantedText(visto) : textoDoAlerta(dia)}</p>
    </Stack>
  );
}

const wantedText = (visto: number | undefined): string =>
  visto === undefined
    ? t('Avisaremos por e-mail, uma vez, se o preço baixar.')
    : t('Avisaremos por e-mail, uma vez, se o preço ficar abaixo de {preco}.', { preco: formatCentavos(visto) });

function labelOf(isWanted: boolean, erro: string | null): string {
  if (erro !== null) return t('Tentar novamente');
  return isWanted ? t('Não avisar mais') : t('Avise-me quando o preço baixar');
}
