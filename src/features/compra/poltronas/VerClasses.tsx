import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

/** Unfolds the classes of a coach; their code loads only then. */
export function VerClasses({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3}>
      <div>
        <Button
          variant="secondary"
          size="small"
          expanded={isOpen}
          controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Classes e comodidades')}
        </Button>
      </div>
      {isOpen && <div id={id}>{children}</div>}
    </Stack>
  );
}
