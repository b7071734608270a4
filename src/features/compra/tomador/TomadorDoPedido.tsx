import { type ComponentType, useCallback, useState } from 'react';
import { nomeDoTomador } from '../../../domain/compra/tomador/tomador';
import { isTomadorEditavel } from '../../../domain/compra/tomador/tomadorEditavel';
import { useEmit } from '../../../events/useEmit';
import { usePedidoQuery } from '../../../store/api/pedidos';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import type { TomadorDialogProps } from './TomadorDialog';
import { t } from '../../../words/t';

interface TomadorDoPedidoProps {
  pedidoId: string;
  Dialogo: ComponentType<TomadorDialogProps>;
}

/** The company that an order is invoiced to: to name or to change until the issue, to read afterwards. */
export function TomadorDoPedido({ pedidoId, Dialogo }: TomadorDoPedidoProps) {
  const emit = useEmit();
  const { data } = usePedidoQuery(pedidoId);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { sending, erro } = useSubmission('tomador', { own: true, onDone: close });
  const editavel = data !== undefined && isTomadorEditavel(data.situacao);
  if (!data || (!data.tomador && !editavel)) return null;
  const { tomador } = data;
  return (
    <Card title={t('Nota em nome de empresa')}>
      <Stack gap={4}>
        {tomador && <Text wrap="anywhere">{nomeDoTomador(tomador)}</Text>}
        {editavel && !tomador && <p>{t('O bilhete e o recibo saem só em nome do comprador.')}</p>}
        {!editavel && <Text tone="quiet">{t('Está nos bilhetes e no recibo, e não muda mais.')}</Text>}
        {editavel && (
          <Inline>
            <Button variant="secondary" disabled={sending} onClick={() => setOpen(true)}>
              {tomador ? t('Alterar empresa') : t('Informar empresa')}
            </Button>
            {tomador && (
              <Button
                variant="quiet"
                disabled={sending}
                onClick={() => emit('TomadorDoPedidoEnviado', { pedidoId, tomador: null })}
              >
                {t('Tirar empresa')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {isOpen && (
        <Dialogo
          inicial={tomador ?? null}
          sending={sending}
          erro={erro}
          onSave={(novo) => emit('TomadorDoPedidoEnviado', { pedidoId, tomador: novo })}
          onClose={close}
        />
      )}
    </Card>
  );
}
