import { Button } from '../../../src/ui/Button/Button';
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../../src/ui/Dialog/Dialog';
import { Live } from '../../../src/ui/docs/Live';

/** One question covers the page and goes with its answer. */
export const oneQuestion = (
  <Live initial={false}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>Cancelar passagem</Button>
        <ConfirmDialog
          open={isOpen}
          title="Cancelar a passagem?"
          confirmLabel="Cancelar a passagem"
          cancelLabel="Manter"
          danger
          onConfirm={() => change(false)}
          onCancel={() => change(false)}
        >
          R$ 112,50 voltam pelo mesmo Pix. A poltrona 12 volta à venda.
        </ConfirmDialog>
      </>
    )}
  </Live>
);

/** The second question covers the first, which still waits for its answer. */
export const questionOverQuestion = (
  <Live<number> initial={0}>
    {(depth, change) => (
      <>
        <Button onClick={() => change(1)}>Cancelar passagem, em duas perguntas</Button>
        <Dialog
          open={depth > 0}
          title="Cancelar a passagem?"
          onClose={() => change(0)}
          actions={<Button onClick={() => change(2)}>Continuar</Button>}
        >
          R$ 112,50 voltam pelo mesmo Pix.
        </Dialog>
        <ConfirmDialog
          open={depth > 1}
          title="Tem certeza?"
          confirmLabel="Cancelar a passagem"
          cancelLabel="Voltar"
          danger
          onConfirm={() => change(0)}
          onCancel={() => change(1)}
        >
          A poltrona 12 volta à venda.
        </ConfirmDialog>
      </>
    )}
  </Live>
);
