// Before the page is drawn: the chosen theme and language, so that neither changes under one's eyes.
(() => {
  try {
    const { theme, language } = JSON.parse(localStorage.getItem('songky.settings')) ?? {};
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (language === 'en') document.documentElement.lang = language;
  } catch {
    // Nothing kept, nothing to restore.
  }
})();
