import { chaveDoAlerta } from '../../../domain/avisos/alertaDePreco';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { AlertaDePreco } from '../../../domain/wire/avisos/alertasDePreco';
import { useEmit } from '../../../events/useEmit';
import { selectAvisoPedido } from '../../../store/avisos/avisosPedidos';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { t } from '../../../words/t';

/** The person's other price alerts, each of which can be ended; nothing without one. */
export function OutrosAlertas({ alertas }: { alertas: readonly AlertaDePreco[] }) {
  if (alertas.length === 0) return null;
  return (
    <section aria-labelledby="outros-alertas">
      <h3 id="outros-alertas">{t('Seus outros avisos')}</h3>
      <List lines="between" gap={3}>
        {alertas.map((alerta) => (
          <li key={alerta.id}>
            <Outro alerta={alerta} />
          </li>
        ))}
      </List>
    </section>
  );
}

function Outro({ alerta }: { alerta: AlertaDePreco }) {
  const emit = useEmit();
  const { id, origem, destino, data, vistoCentavos, localidadeOrigem, localidadeDestino } = alerta;
  const { sending, erro } = useAppSelector((state) => selectAvisoPedido(state, chaveDoAlerta(alerta)));
  const busca = { localidadeOrigem, localidadeDestino, data };
  const limite =
    vistoCentavos === null ? t('qualquer preço') : t('abaixo de {preco}', { preco: formatCentavos(vistoCentavos) });
  return (
    <ListRow
      name={`${origem} → ${destino}`}
      about={erro ?? `${formatDia(data)}, ${limite}`}
      action={
        <Button variant="quiet" size="small" loading={sending} onClick={() => emit('AlertaDesistido', { busca, id })}>
          {t('Remover')}{' '}
          <VisuallyHidden>
            {t('o aviso de {origem} a {destino}, {dia}', { origem, destino, dia: formatDia(data) })}
          </VisuallyHidden>
        </Button>
      }
    />
  );
}
