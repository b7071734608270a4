import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** Export of all personal data. */
export function ExportarCard() {
  const emit = useEmit();
  const { sending } = useSubmission('exportacaoConta');
  return (
    <Card title={t('Cópia dos seus dados')}>
      <Stack gap={4}>
        <p>{t('Um arquivo com o que guardamos de você: conta, pedidos e bilhetes.')}</p>
        <Button variant="secondary" icon={<DownloadIcon />} loading={sending} onClick={() => emit('ExportacaoPedida')}>
          {t('Baixar meus dados')}
        </Button>
      </Stack>
    </Card>
  );
}
