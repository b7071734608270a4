import { useState } from 'react';
import { rotas } from '../../../domain/base/rotas';
import type { DetalhePedido } from '../../../domain/wire/agencia/pedidosAgencia';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Inline } from '../../../ui/Inline/Inline';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { DevolverDinheiro } from './DevolverDinheiro';

/** Actions on an order on behalf of its buyer; the server records the operator. */
export function AcoesDoPedido({ detalhe: { pedido, acoes, comprador } }: { detalhe: DetalhePedido }) {
  const emit = useEmit();
  const [asking, setAsking] = useState(false);
  const { sending } = useSubmission('reenvioBilhetes');
  const { id, localizador } = pedido;
  const isUnpaid = pedido.situacao === 'reservado' || pedido.situacao === 'aguardando_pagamento';
  return (
    <>
      <Inline gap={2}>
        {acoes.cobrar && (
          <LinkButton href={`${rotas.pagamentoExterno.path}?pedido=${id}`}>Cobrar com cartão</LinkButton>
        )}
        {acoes.reenviar && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Reenviar por e-mail
          </Button>
        )}
        {acoes.reprocessar && (
          <Button variant="secondary" onClick={() => emit('dockConcluirPedido', { pedidoId: id, agencia: true })}>
            Reprocessar
          </Button>
        )}
        {acoes.devolverCentavos !== undefined && (
          <DevolverDinheiro pedidoId={id} valorCentavos={acoes.devolverCentavos} />
        )}
        {acoes.cancelar && (
          <Button variant="quiet" onClick={() => emit('CancelamentoAberto', { tipo: 'agencia', id })}>
            {isUnpaid ? 'Liberar poltronas' : 'Cancelar pedido'}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        open={asking}
        title="Enviar os bilhetes de novo?"
        confirmLabel="Enviar bilhetes"
        loading={sending}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          emit('BilhetesReenviados', { pedidoId: id });
          setAsking(false);
        }}
      >
        {`Os bilhetes do pedido ${localizador} vão para ${comprador.email}, o e-mail da compra.`}
      </ConfirmDialog>
    </>
  );
}
