import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DownloadIcon } from '../../../ui/icons/DownloadIcon';
import { Stack } from '../../../ui/Stack/Stack';

/** Export of all personal data. */
export function ExportarCard() {
  const emit = useEmit();
  const { sending } = useSubmission('exportacaoConta');
  return (
    <Card title="Cópia dos seus dados">
      <Stack gap={4}>
        <p>Um arquivo com o que guardamos de você: conta, pedidos e bilhetes.</p>
        <Button variant="secondary" icon={<DownloadIcon />} loading={sending} onClick={() => emit('ExportacaoPedida')}>
          Baixar meus dados
        </Button>
      </Stack>
    </Card>
  );
}
