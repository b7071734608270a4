import { toAjudaLink } from '../../../domain/empresa/ajudaLinks';
import { canaisAtendimento } from '../../../domain/empresa/conteudo/canais';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList';
import { ChatIcon } from '../../../ui/icons/ChatIcon';
import { Inline } from '../../../ui/Inline/Inline';
import { Link } from '../../../ui/Link/Link';
import { LinkButton } from '../../../ui/LinkButton/LinkButton';
import { Stack } from '../../../ui/Stack/Stack';

/** Contact channels of the company. */
export function Canais() {
  const emit = useEmit();
  return (
    <Card title="Fale com a gente">
      <Stack gap={4}>
        <DescriptionList
          items={canaisAtendimento.map(({ nome, valor, href, quando }) => ({
            label: nome,
            value: (
              <>
                <Link href={href}>{valor}</Link>
                <br />
                {quando}
              </>
            ),
          }))}
        />
        <Inline gap={3}>
          <Button variant="secondary" icon={<ChatIcon />} onClick={() => emit('ChatbotAberto')}>
            Conversar com o assistente
          </Button>
          <LinkButton href={toAjudaLink({ canal: 'manifestacao' })}>
            Registrar reclamação, sugestão ou elogio
          </LinkButton>
          <LinkButton variant="secondary" href={toAjudaLink({ canal: 'protocolo' })}>
            Acompanhar um protocolo
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
