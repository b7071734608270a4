import type { ReactNode } from 'react';
import type { EncomendaBalcao } from '../../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
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
  const { sending } = useSubmission('balcaoEncomenda');
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
