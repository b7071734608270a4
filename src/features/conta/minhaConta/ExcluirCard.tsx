import type { ComponentType } from 'react';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectExclusao } from '../../../store/conta/minhaConta';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { Stack } from '../../../ui/Stack/Stack';
import { ExcluirDialog } from './ExcluirDialog';
import { t } from '../../../words/t';

/** Deletion of the account. */
export function ExcluirCard({ CreditoPerdido }: { CreditoPerdido: ComponentType }) {
  const emit = useEmit();
  const prova = useAppSelector(selectExclusao);
  return (
    <Card title={t('Excluir conta')}>
      <Stack gap={4}>
        <p>{t('Apaga seu cadastro e seu acesso. Não há como desfazer.')}</p>
        <Button variant="secondary" onClick={() => emit('ExclusaoAberta')}>
          {t('Excluir conta')}
        </Button>
      </Stack>
      {prova !== null && <ExcluirDialog prova={prova} CreditoPerdido={CreditoPerdido} />}
    </Card>
  );
}
