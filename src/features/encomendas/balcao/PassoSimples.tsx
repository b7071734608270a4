import type { ReactNode } from 'react';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { selectBalcaoEncomenda } from '../../../store/encomendas/balcaoEncomenda';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';

export interface PassoSimplesProps {
  encomenda: EncomendaBalcao;
  situacao: 'chegou' | 'aguardando_retirada';
  titulo: string;
  botao: string;
  children: ReactNode;
}

/** A step that needs only a confirmation. */
export function PassoSimples({ encomenda: { codigo }, situacao, titulo, botao, children }: PassoSimplesProps) {
  const emit = useEmit();
  const { passo } = useAppSelector(selectBalcaoEncomenda);
  const sending = passo.phase === 'sending';
  return (
    <Card title={titulo}>
      <Stack gap={4}>
        <p>{children}</p>
        <div>
          <Button
            loading={sending}
            onClick={() => {
              if (!sending) emit('EncomendaMovida', { codigo, evento: { situacao } });
            }}
          >
            {botao}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
