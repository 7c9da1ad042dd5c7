import type { TroubleTexts } from '../../pages/trouble/trouble-text.ts';

export const troubleTexts: TroubleTexts = {
  tooManyTitle: 'Demasiadas solicitudes',
  tooManyText: (wait) =>
    `Desde su red se pidió más de lo que respondemos en un minuto. Se resuelve solo: inténtelo de nuevo en ${wait}.`,
  busyTitle: 'Estamos muy ocupados',
  busyText: (wait) => `No podemos mostrar esta página ahora. No se perdió nada. Inténtelo de nuevo en ${wait}.`,
  methodTitle: 'Esta dirección solo muestra una página',
  methodText: 'No se leyó lo que se envió, y no se guardó nada.',
  failedTitle: '¡Algo salió mal!',
  failedText: 'No se pudo mostrar esta página. La falla es nuestra y está en nuestro registro.',
  refusedTitle: 'No se pudo leer esta solicitud',
  refusedText: 'No se guardó nada. Comience de nuevo en la página principal.',
  oneSecond: 'un segundo',
  seconds: (count) => `${count} segundos`,
  oneMinute: 'un minuto',
  minutes: (count) => `${count} minutos`,
  tryAgain: 'Intentar de nuevo',
  home: 'Página principal',
  call: (phone) => `Llámenos: ${phone}`,
};
